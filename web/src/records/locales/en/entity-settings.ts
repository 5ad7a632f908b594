import type { TextsLike } from "../../../lib/language/texts-like";
import type { entitySettings as ko } from "../ko/entity-settings";

export const entitySettings: TextsLike<typeof ko> = {
  entitySettings: {
    page: "Entity settings",
    entity: "Entity",
    tabs: { general: "General", pipeline: "Pipeline", layout: "Layout", "record-type": "Record type" },
    name: "Name",
    nameField: "Record name field",
    editField: "Edit the field {{label}}",
    requiredFields: "Required fields",
    nameRequired: "Only the name field",
    fields: "Data fields",
    fieldCount_one: "{{count}} custom field",
    fieldCount_other: "{{count}} custom fields",
    records: "Records",
    count_one: "{{formatted}} record",
    count_other: "{{formatted}} records",
    fixedType: "There is one record type. It can't be renamed or deleted, and no others can be added.",
  },
};
