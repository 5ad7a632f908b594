import type { TextsLike } from "../../../lib/language/texts-like";
import type { merge as ko } from "../ko/merge";

export const merge: TextsLike<typeof ko> = {
  merge: {
    title: "Merge {{count}} records",
    limit: "Select 2 to {{max}} records to merge them.",
    hint: "Choose the record to keep, and a value for each field that differs. By default, the most recently updated record's value is used.",
    linksHint:
      "Memos, files and linked records are combined on the record you keep, in chronological order. The other records are removed, and links to them open the record you keep. You can undo a merge right afterward.",
    target: "Record to keep",
    keep: "Keep “{{label}}”",
    take: "{{field}}: use the value of “{{label}}”",
    field: "Field",
    result: "Merged record",
    differs: "Values differ",
    onlyDiffering: "Only fields that differ",
    noDifference: "No values differ.",
    confirm: "Merge",
    done: "Records merged.",
    undone: "Merge undone.",
    keptOnUndo: "Values that changed after the merge were kept: {{fields}}",
    notFound: "One of the records has been deleted, so they can't be merged.",
    timeout: "The request timed out. Please reload the list to see whether the records were merged.",
    server: "Couldn't merge the records because of a server error. ({{errorCode}})",
    failed: "Couldn't merge the records. {{reason}}",
    loadFailed: "Couldn't load the records. Please refresh and try again.",
  },
};
