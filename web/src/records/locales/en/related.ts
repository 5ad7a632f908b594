import type { TextsLike } from "../../../lib/language/texts-like";
import type { related as ko } from "../ko/related";

export const related: TextsLike<typeof ko> = {
  related: {
    none: "None",
    newest: "Showing the latest {{shown}} of {{total}}.",
    all_one: "Show {{number}} in the list",
    all_other: "Show all {{number}} in the list",
    by: "Linked by “{{field}}”",
    add: "Add",
    replace: "Replace",
    addOf: "Add: {{entity}}",
    replaceOf: "Replace: {{entity}}",
    existing: "Link an existing record",
    create: "Create a new one",
    find: "Find a record to link: {{entity}}",
    unlink: "Unlink “{{label}}”",
    unlinked: "“{{label}}” is no longer linked.",
    linkFailed: "Couldn't link the record",
    unlinkFailed: "Couldn't unlink the record",
  },
};
