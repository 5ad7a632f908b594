import type { TextsLike } from "../../../lib/language/texts-like";
import type { followUp as ko } from "../ko/follow-up";

export const followUp: TextsLike<typeof ko> = {
  followUp: {
    template: "Email template",
    none: "Don't send one",
    gone: "Deleted template",
    templateGone: "This template doesn't exist or was deleted.",
    preview: "Preview and test",
    manage: "Create or edit templates",
    sender: "Sender",
    organizer: "Assigned host",
    senderHint: "Replies go to the sender.",
    cc: "Cc",
    bcc: "Bcc",
    addressesHint: "Separate addresses with commas.",
    addressWrong: "Please enter valid email addresses.",
    tooMany: "At most {{max}} addresses can be entered.",
  },
};
