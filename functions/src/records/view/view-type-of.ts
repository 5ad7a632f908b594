import type { ListEntityId } from "@dure/domain/records/record/entity";

/** The deal type that a view is kept under; the entity's own name, and none, mean all of its records. */
export const viewTypeOf = (entityId: ListEntityId, recordTypeId: string | undefined): string | null =>
  recordTypeId === undefined || recordTypeId === entityId ? null : recordTypeId;
