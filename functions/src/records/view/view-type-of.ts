import type { ListEntityId } from "@dure/domain/records/record/entity";

/** The deal type that a view belongs to; null (also for the entity's own name) means all records of the entity. */
export const viewTypeOf = (entityId: ListEntityId, recordTypeId: string | undefined): string | null =>
  recordTypeId === undefined || recordTypeId === entityId ? null : recordTypeId;
