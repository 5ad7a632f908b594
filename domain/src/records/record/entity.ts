import { z } from "zod";
import type { Text } from "../../shared/text";

/** The four record entities (docs/product/records.md#entities). A deal is a lead with a deal record type. */
export const ENTITIES = ["lead", "deal", "company", "contact"] as const;
export const EntityId = z.enum(ENTITIES);
export type EntityId = z.infer<typeof EntityId>;

/** What one of each is called. */
export const ENTITY_NAMES = {
  lead: { ko: "리드", en: "Lead" },
  deal: { ko: "딜", en: "Deal" },
  company: { ko: "회사", en: "Company" },
  contact: { ko: "연락처", en: "Contact" },
} as const satisfies Record<EntityId, Text>;

/** The entities of lists and filters: the four, and leads and deals combined. */
export const ListEntityId = z.enum([...ENTITIES, "lead-deal-combined"]);
export type ListEntityId = z.infer<typeof ListEntityId>;

/** The stored kind: leads and deals share one and differ by `record_type_id`. */
export const RecordKind = z.enum(["lead", "company", "contact"]);
export type RecordKind = z.infer<typeof RecordKind>;

export const kindOf = (entityId: ListEntityId): RecordKind =>
  entityId === "company" || entityId === "contact" ? entityId : "lead";

/** The current entity of a stored record. */
export const entityOf = (record: { kind: RecordKind; record_type_id: string | null }): EntityId =>
  record.kind === "lead" && record.record_type_id !== null ? "deal" : record.kind;
