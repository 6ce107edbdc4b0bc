// Where a program of one of the names stands; null where there is none.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export function pathOfAny(names) {
  const folders = (process.env.PATH || '').split(':');
  for (const name of names) {
    for (const folder of folders) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return null;
}
