import { labelsIn } from "@dure/domain/records/field/field-labels";
import type { TextsLike } from "../../../lib/language/texts-like";
import type { field as ko } from "../ko/field";

export const field: TextsLike<typeof ko> = {
  field: {
    dropUnsaved: "Discard",
    deal: labelsIn("deal", "en"),
    company: labelsIn("company", "en"),
    contact: labelsIn("contact", "en"),
    openReference: "{{label}}: open {{name}}",
    first_name: "First name",
    last_name: "Last name",
    empty: "Empty",
    edit: "Edit {{label}}",
    saving: "Saving",
    copy: "Copy {{label}}",
    copied: "Copied.",
    copyFailed: "Couldn't copy",
    quick: { url: "Open {{label}} in a new tab", email: "Email {{label}}", phone: "Call {{label}}" },
    hint: "About {{label}}",
  },
  invalid: {
    email: "Please enter a valid email address.",
    url: "Please enter a valid URL.",
    phone: "Please enter a valid phone number.",
    amount: "Please enter a number of at most 9,999,999,999.99.",
    date: "Please enter a valid date.",
    number: "Please enter a number.",
    option: "Please choose an option.",
  },
  member: {
    unknown: "Unknown",
    apiKey: "API key",
    product: "Automatic",
    search: "Find a member",
    noMatch: "No member matches.",
  },
  reference: {
    search: "Search by name",
    noMatch: "Nothing matches.",
    create: "Create “{{name}}”",
    clear: "Clear",
    open: "Open the list",
  },
  color: {
    none: "No color",
    gray: "Gray",
    red: "Red",
    orange: "Orange",
    yellow: "Yellow",
    green: "Green",
    teal: "Teal",
    blue: "Blue",
    cyan: "Cyan",
    purple: "Purple",
    pink: "Pink",
  },
};
