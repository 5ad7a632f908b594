import type { Field } from "@dure/domain/records/field/field";
import type { RecordView } from "@dure/domain/records/record/record";
import { fieldValue, isEmptyValue } from "../../../field/values/field-value";

/** A line of a card below its title; a face has room in it. */
export const FACT_PX = 24;
/** The title with the space around. */
const TITLE_PX = 44;

/** The fields that a card shows: those that are filled in. */
export const factsOf = (record: RecordView, fields: readonly Field[]): Field[] =>
  fields.filter((field) => !isEmptyValue(fieldValue(record, field)));

/** A card is as high as its lines, so that a column knows where each stands without measuring it. */
export const cardPx = (record: RecordView, fields: readonly Field[], isStale: boolean): number =>
  TITLE_PX + (factsOf(record, fields).length + Number(isStale)) * FACT_PX;
