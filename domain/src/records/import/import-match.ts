import { z } from "zod";
import type { Phone } from "../../shared/phone";
import { companyKey } from "../duplicate/company-key";
import type { EntityId } from "../record/entity";
import { normalizePhone } from "../record/normalize-phone";
import { uniqueKey } from "../record/unique-text";

/** Whether rows only create records, update existing ones and create the others, or only update. */
export const ImportMode = z.enum(["create", "upsert", "update"]);
export type ImportMode = z.infer<typeof ImportMode>;

/** The field that identifies a row's own record (docs/product/records-transfer.md#updating-records). */
export const MatchField = z.enum(["email", "phone_number", "phone", "name", "id"]);
export type MatchField = z.infer<typeof MatchField>;

/** The fields that a record of each entity can be found by, the surest last. */
export const MATCH_FIELDS: Record<EntityId, readonly MatchField[]> = {
  lead: ["email", "phone_number", "id"],
  deal: ["email", "phone_number", "id"],
  company: ["name", "id"],
  contact: ["email", "phone", "id"],
};

/** How the rows of an import find the records that they update; `by` is null if they only make records. */
export const ImportMatch = z.object({ mode: ImportMode.default("create"), by: MatchField.nullable().default(null) });
export type ImportMatch = z.infer<typeof ImportMatch>;

export const CREATE_ALL: ImportMatch = { mode: "create", by: null };

/** A key that is equal for values of the same record; "" for a value that identifies none. */
export function matchKey(by: MatchField, value: unknown): string {
  if (value === undefined || value === null) return "";
  if (by === "phone_number" || by === "phone") return normalizePhone(value as Phone) ?? "";
  if (by === "name") return companyKey(String(value));
  return by === "id" ? String(value) : uniqueKey(value);
}
