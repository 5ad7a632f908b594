import { AppError } from "../../shared/error";
import { NAME_FIELDS } from "../field/built-in-fields";
import type { Field } from "../field/field";
import { type EntityId, kindOf } from "../record/entity";
import { DEFAULT_CARD_FIELDS } from "./default-layout";
import type { CardSettings } from "./layout";
import { layoutTexts } from "./texts";

/** The fields that a card can show besides its title. */
export const cardFields = (entityId: EntityId, fields: readonly Field[]): Field[] =>
  fields.filter(({ id }) => id !== NAME_FIELDS[kindOf(entityId)]);

/** A card's existing fields; the default if the team has no settings. */
export function arrangeCard(entityId: EntityId, stored: CardSettings | null, fields: readonly Field[]): CardSettings {
  const wanted = stored?.field_identifiers ?? DEFAULT_CARD_FIELDS[entityId];
  const known = cardFields(entityId, fields);
  return { field_identifiers: wanted.filter((id) => known.some((field) => field.id === id)) };
}

/**
 * Validates card settings for saving.
 * @throws BAD_REQUEST if a field appears twice
 */
export function checkCard(entityId: EntityId, given: CardSettings, fields: readonly Field[]): CardSettings {
  const { field_identifiers: ids } = given;
  if (new Set(ids).size < ids.length) throw new AppError("BAD_REQUEST", layoutTexts.fieldTwice);
  return arrangeCard(entityId, given, fields);
}
