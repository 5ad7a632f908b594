import type { TextsLike } from "../../../lib/language/texts-like";
import type { duplicates as ko } from "../ko/duplicates";

export const duplicates: TextsLike<typeof ko> = {
  duplicates: {
    page: "Duplicates",
    about: "Records that share an email address, a phone number or a company name. You can merge them into one.",
    by: "Same value",
    key: { email: "Email", phone: "Phone", name: "Company name" },
    none: "No duplicates",
    noneHint: "Records that share a value appear here.",
    records_one: "{{count}} record",
    records_other: "{{count}} records",
    rest_one: "{{count}} more, which appears again after the merge.",
    rest_other: "{{count}} more, which appear again after the merge.",
    keep: "Keep “{{label}}”",
    compare: "Compare and merge",
    compareOf: "Compare and merge “{{name}}”",
    choose: "Select all",
    chosen_one: "{{count}} group selected",
    chosen_other: "{{count}} groups selected",
    mergeChosen: "Merge selected groups",
    mergeTitle_one: "Merge {{count}} group?",
    mergeTitle_other: "Merge {{count}} groups?",
    mergeHint:
      "In each group, the record you chose is kept and the others are merged into it. Where values differ, the most recently updated record's value is used. You can undo a merge right afterward.",
    started: "The merge has started.",
    failed: "Couldn't merge the records",
  },
};
