import type { TextsLike } from "../../../lib/language/texts-like";
import type { fieldValue as ko } from "../ko/field-value";

export const fieldValue: TextsLike<typeof ko> = {
  conflict: {
    mine: "Your value",
    theirs: "Their value",
    keepMine: "Save mine",
    keepTheirs: "Keep theirs",
  },
  fieldValue: {
    yes: "Yes",
    no: "No",
    removedOption: "This option has been removed.",
    unknownOption: "Removed option",
    removedReference: "The record this refers to has been deleted.",
    removedRecord: "Deleted record",
    chooseOption: "Choose an option",
    doneHint: "Ctrl+Enter when done",
    more: "More fields ({{count}})",
    fewer: "Fewer fields",
  },
};
