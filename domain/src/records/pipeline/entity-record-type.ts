import type { Locale } from "../../shared/text";
import type { EntityId } from "../record/entity";

const NAMES = {
  lead: { ko: "리드", en: "Lead" },
  company: { ko: "회사", en: "Company" },
  contact: { ko: "연락처", en: "Contact" },
};

/** The record type of leads, companies and contacts: each has one, named after the entity. Deals have deal types. */
export const entityRecordType = (entity: Exclude<EntityId, "deal">, locale: Locale): { id: string; name: string } => ({
  id: entity,
  name: NAMES[entity][locale],
});
