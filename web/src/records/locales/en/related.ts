import type { TextsLike } from "../../../lib/texts-like";
import type { related as ko } from "../ko/related";

export const related: TextsLike<typeof ko> = {
  related: {
    none: "None",
    newest: "The newest {{shown}} of {{total}} are shown.",
    all_one: "Show {{number}} in the list",
    all_other: "Show all {{number}} in the list",
    by: "Linked by “{{field}}”",
    add: "Add",
    replace: "Replace",
    addOf: "Add: {{entity}}",
    replaceOf: "Replace: {{entity}}",
    existing: "Link an existing record",
    create: "Create a new one",
    find: "Find what to link: {{entity}}",
    unlink: "Unlink “{{label}}”",
    unlinked: "“{{label}}” is no longer linked.",
    linkFailed: "The record could not be linked",
    unlinkFailed: "The record could not be unlinked",
  },
};
