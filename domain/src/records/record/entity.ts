import { z } from "zod";

/** The four record entities (docs/product/records.md#entities). A deal is a lead with a deal record type. */
export const ENTITIES = ["lead", "deal", "company", "contact"] as const;
export const EntityId = z.enum(ENTITIES);
export type EntityId = z.infer<typeof EntityId>;

/** What lists and filters can ask for: the four, and leads and deals together. */
export const ListEntityId = z.enum([...ENTITIES, "lead-deal-combined"]);
export type ListEntityId = z.infer<typeof ListEntityId>;

/** How a record is stored: leads and deals are one kind, told apart by `record_type_id`. */
export const RecordKind = z.enum(["lead", "company", "contact"]);
export type RecordKind = z.infer<typeof RecordKind>;

export const kindOf = (entityId: ListEntityId): RecordKind =>
  entityId === "company" || entityId === "contact" ? entityId : "lead";

/** What a stored record is at the moment. */
export const entityOf = (record: { kind: RecordKind; record_type_id: string | null }): EntityId =>
  record.kind === "lead" && record.record_type_id !== null ? "deal" : record.kind;
