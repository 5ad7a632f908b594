import type { TextsLike } from "../../../lib/texts-like";
import type { entitySettings as ko } from "../ko/entity-settings";

export const entitySettings: TextsLike<typeof ko> = {
  entitySettings: {
    page: "Entity settings",
    entity: "Entity",
    tabs: { general: "General", pipeline: "Pipeline", layout: "Layout", "record-type": "Record type" },
    name: "Name",
    nameField: "Record name field",
    records: "Records",
    count_one: "{{formatted}} record",
    count_other: "{{formatted}} records",
    fixedType: "There is one record type. It can't be renamed or deleted, and no others can be added.",
  },
};
