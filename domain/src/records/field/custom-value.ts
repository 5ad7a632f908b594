import { z } from "zod";
import { TypedPhone } from "../../shared/phone";
import { sharedIssues } from "../../shared/shared-issues";
import { Day, Id, Line, Lines } from "../../shared/value";
import { EntityId } from "../record/entity";
import { EmailValue, UrlValue } from "../record/record";
import { recordsIssues } from "../records-issues";
import { type FieldAttributes, type FieldType, MAX_MONEY_AMOUNT, MAX_TEXT_LENGTH } from "./field";

/** A stored reference to a record. */
export const StoredReference = z.object({ id: Id, entity_type: EntityId });
export type StoredReference = z.infer<typeof StoredReference>;

type Valued = { type: FieldType; required: boolean; attributes: FieldAttributes };

/** Rounds a number to the field's decimals, as it is displayed. */
const rounded = (precision: number) => (value: number) => Number(value.toFixed(precision));

const number = ({ attributes: { precision = 0 } }: Valued) =>
  z.number().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER).transform(rounded(precision));

const money = ({ attributes: { precision = 0 } }: Valued) =>
  z.number().min(-MAX_MONEY_AMOUNT).max(MAX_MONEY_AMOUNT).transform(rounded(precision));

const option = ({ attributes: { options = [] } }: Valued) =>
  z.string().refine((value) => options.some((one) => one.value === value), recordsIssues.unknownOption);

const several = (field: Valued) =>
  z
    .array(option(field))
    .max(200)
    .transform((values) => [...new Set(values)]);

const SCHEMAS: Partial<Record<FieldType, (field: Valued) => z.ZodType>> = {
  text: () => Line(MAX_TEXT_LENGTH),
  textarea: () => Lines(MAX_TEXT_LENGTH),
  email: () => EmailValue,
  url: () => UrlValue,
  user: () => Id,
  checkbox: () => z.boolean(),
  currency: money,
  number,
  percent: number,
  "phone-number": () => TypedPhone,
  date: () => Day,
  select: option,
  "multi-select": several,
  "many-to-one": ({ attributes: { entity_type } }) =>
    z
      .object({ id: Id })
      .transform(({ id }) => ({ id, entity_type }))
      .pipe(StoredReference),
};

/** Whether a value is empty; records do not store empty values. */
export const isEmptyCustom = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === "object" && "dial_code" in value && "value" in value && value.value === "");

/**
 * The schema of a field's value. It outputs the stored value, undefined if empty
 * (docs/product/records-fields.md#values). A required field rejects the empty value.
 */
export function customValueSchema(field: Valued): z.ZodType<unknown> {
  const schema = SCHEMAS[field.type]?.(field) ?? z.never();
  const given = z.unknown().transform((value) => (isEmptyCustom(value) ? undefined : value));
  if (field.required) return given.pipe(RequiredValue).pipe(schema);
  return given.pipe(schema.optional());
}

const RequiredValue = z.unknown().refine((value) => !isEmptyCustom(value), sharedIssues.required);
