import type { TextsLike } from "../../../lib/texts-like";
import type { merge as ko } from "../ko/merge";

export const merge: TextsLike<typeof ko> = {
  merge: {
    title: "Merge {{count}} records",
    limit: "Select 2 to {{max}} records to merge them.",
    hint: "Choose the record that stays, and the value of each field that differs. Otherwise the value of the last updated record is used.",
    linksHint:
      "Memos, files and linked records are combined on the record that stays, in chronological order. The other records are gone, and links to them lead to it. A merge can't be undone.",
    target: "Record that stays",
    keep: "Keep “{{label}}”",
    take: "{{field}}: use the value of “{{label}}”",
    field: "Field",
    result: "Merged record",
    differs: "Values differ",
    onlyDiffering: "Only fields that differ",
    noDifference: "No values differ.",
    confirm: "Merge",
    done: "The records were merged.",
    notFound: "One of the records has been deleted, so they can't be merged.",
    timeout: "The request timed out. Please reload the list to see whether the records were merged.",
    server: "The records could not be merged because of a server error. ({{errorCode}})",
    failed: "The records could not be merged. {{reason}}",
    loadFailed: "The records could not be loaded. Please refresh and try again.",
  },
};
