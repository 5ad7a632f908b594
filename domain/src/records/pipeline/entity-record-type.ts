import type { Locale } from "../../shared/text";
import { ENTITY_NAMES, type EntityId } from "../record/entity";

/** The record type of leads, companies and contacts: each has one, named after the entity. Deals have deal types. */
export const entityRecordType = (entity: Exclude<EntityId, "deal">, locale: Locale): { id: string; name: string } => ({
  id: entity,
  name: ENTITY_NAMES[entity][locale],
});
