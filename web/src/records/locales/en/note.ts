import type { TextsLike } from "../../../lib/texts";
import type { note as ko } from "../ko/note";

export const note: TextsLike<typeof ko> = {
  note: {
    title: "Memos",
    add: "Add memo",
    placeholder: "What was said, and what comes next?",
    save: "Save",
    empty: "No memos yet.",
    edit: "Edit",
    delete: "Delete",
    actions: "Memo actions",
    edited: "edited",
    deleteTitle: "Delete this memo?",
    text: "Memo text",
  },
};
