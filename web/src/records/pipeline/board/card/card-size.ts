import type { Field } from "@dure/domain/records/field/field";
import type { RecordView } from "@dure/domain/records/record/record";
import { fieldValue, isEmptyValue } from "../../../field/values/field-value";

/** The height of a line below a card's title; an avatar fits into it. */
export const FACT_PX = 24;
/** The height of the title with its padding. */
const TITLE_PX = 44;

/** The fields that a card shows: those that are filled in. */
export const factsOf = (record: RecordView, fields: readonly Field[]): Field[] =>
  fields.filter((field) => !isEmptyValue(fieldValue(record, field)));

/** A card's height is computed from its lines, so that a column positions its cards without measuring them. */
export const cardPx = (record: RecordView, fields: readonly Field[], isStale: boolean): number =>
  TITLE_PX + (factsOf(record, fields).length + Number(isStale)) * FACT_PX;
