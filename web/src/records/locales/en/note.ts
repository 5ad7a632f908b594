import type { TextsLike } from "../../../lib/texts-like";
import type { note as ko } from "../ko/note";

export const note: TextsLike<typeof ko> = {
  note: {
    title: "Memos",
    add: "Add memo",
    placeholder: "What was discussed, and what's next?",
    save: "Save",
    empty: "No memos yet.",
    older: "Show older memos",
    edit: "Edit",
    delete: "Delete",
    actions: "Memo actions",
    edited: "edited",
    deleteTitle: "Delete this memo?",
    text: "Memo text",
    tools: "Memo formatting",
    tool: {
      bold: "Bold",
      italic: "Italic",
      underline: "Underline",
      bulletList: "Bulleted list",
      orderedList: "Numbered list",
    },
    addImage: "Add image",
    imageHint: "Paste or drop images here.",
    dropHere: "Drop to add to the memo",
    image: "Memo image {{place}}",
    openImage: "View memo image {{place}}",
    removeImage: "Remove memo image {{place}}",
    sendingImage: "Uploading the image",
    imageType: "Only PNG, JPEG, GIF, WebP and AVIF images can be added.",
    tooManyImages: "A memo holds up to {{max}} images.",
  },
};
