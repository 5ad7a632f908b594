import type { RecordView, Reference } from "@dure/domain/records/record/record";

export const referenceTo = ({
  id,
  label,
  entity,
  nice_id,
}: Pick<RecordView, "id" | "label" | "entity" | "nice_id">): Reference => ({
  id,
  label,
  entity_type: entity,
  nice_id,
});
