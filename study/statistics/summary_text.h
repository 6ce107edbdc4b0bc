// A summary as text for a terminal or for another program.
#pragma once

#include <string>

#include "study/statistics/summary.h"

namespace nonet {

// Tables with bars of '#'.
std::string summary_text(const Summary& summary);

// One table "table,row,column,value", for spreadsheets and scripts; a value beyond the measure is
// the word "beyond".
std::string summary_csv(const Summary& summary);

// With two decimals; never "-0.00".
std::string coefficient_text(double value);

// A hardness for readers: up to four decimals, "beyond" for infinity.
std::string hardness_text(double value);

}  // namespace nonet
