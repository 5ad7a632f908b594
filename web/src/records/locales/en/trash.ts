import type { TextsLike } from "../../../lib/language/texts-like";
import type { trash as ko } from "../ko/trash";

export const trash: TextsLike<typeof ko> = {
  trash: {
    page: "Trash",
    about:
      "Deleted records stay here for 30 days. After that they are permanently deleted, with their memos, files and submissions.",
    list: "Deleted records",
    empty: "The trash is empty",
    emptyHint: "No record was deleted in the last 30 days.",
    deletedAt: "Deleted {{date}}",
    days_one: "Permanently deleted in {{count}} day",
    days_other: "Permanently deleted in {{count}} days",
    today: "Permanently deleted today",
    restore: "Restore",
    restoreOf: "Restore “{{label}}”",
    restored: "“{{label}}” was restored.",
    failed: "Couldn't restore it",
    taken: "Another record has taken a value that must be unique. Change it there, then restore this record again.",
    search: "Search by name",
    noMatch: "No deleted record has this name.",
    open: "Open",
  },
};
