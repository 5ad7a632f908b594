import type { TextsLike } from "../../lib/texts-like";
import type { ko } from "./ko";

export const en: TextsLike<typeof ko> = {
  loading: "Loading",
  close: "Close",
  cancel: "Cancel",
  save: "Save",
  saved: "Saved.",
  retry: "Try again",
  undo: "Undo",
  help: "Read the help article",
  undoFailed: "It could not be undone",
  optional: "Optional",
  required: "Required",
  showPassword: "Show password",
  hidePassword: "Hide password",
  dialCode: "Dial code",
  choose: "Choose one",
  copy: {
    link: "Copy link",
    linkOf: "Copy link of {{title}}",
    shortLink: "Copy short link",
    shortLinkOf: "Copy short link of {{title}}",
    code: "Copy code",
    done: "Copied",
    failed: "It could not be copied",
  },
  error: {
    title: "This could not be loaded",
    forbidden: "You don't have permission",
    server: "Something went wrong on our side. Please try again in a moment.",
    timeout: "The answer is taking too long. Please try again in a moment.",
    network: "The network can't be reached. Please check your connection.",
    unknown: "An unknown error has occurred.",
  },
  invalid: {
    required: "Required field",
    tooLong: "Please use at most {{max}} characters.",
    tooShort: "Please use at least {{min}} characters.",
    format: "This is not valid.",
  },
  conflict: {
    title: "This was saved differently in the meantime. Choose what to keep.",
    other: "Different content",
    keep: "Keep mine",
    take: "Use the saved one",
  },
  unsaved: {
    title: "There are unsaved changes.",
    description: "If you leave this page, what you have not saved is lost.",
    leave: "Leave without saving",
    stay: "Keep editing",
  },
  sort: {
    role: "movable row",
    handle: "Move “{{label}}”",
    instructions:
      "To move a row, press the space bar. Use the up and down arrow keys, the space bar to drop it, and Escape to cancel.",
    picked: "Picked up “{{label}}”.",
    over: "“{{label}}” is number {{place}} of {{total}}.",
    dropped: "Dropped “{{label}}” as number {{place}} of {{total}}.",
    cancelled: "Cancelled moving “{{label}}”.",
  },
  supportChat: {
    bulkAddLeads: "Get help adding many leads",
    anotherPaymentMethod: "Ask about another payment method",
    anotherCustomerPortal: "Ask about changing billing details",
    releaseQuickly: "I want to release quickly",
  },
  locked: {
    disabled: {
      title: "This feature is not available",
      description: "It is switched off for your team. Please ask your team's admin.",
    },
    plan: { title: "Not in your current plan", description: "This feature is part of the Pro plan." },
    role: { title: "Only admins can see this", description: "If you need it, please ask your team's admin." },
  },
};
