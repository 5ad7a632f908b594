import { readPhone } from "../../shared/phone";
import { Day, DEFAULT_DIAL_CODE, Id, Line, Lines } from "../../shared/value";
import { type FieldType, MAX_MONEY_AMOUNT, MAX_TEXT_LENGTH } from "../field/field";
import { readSubscribeStatus } from "../field/read-subscribe-status";
import { EmailValue } from "../record/record";
import { splitName } from "../record/split-name";
import type { CellLookups } from "./cell-lookups";
import type { ImportField } from "./import-field";
import type { CellProblem } from "./texts";
import { understandCell } from "./understand-cell";

/** A parsed cell: its stored value (undefined if empty), or a problem. */
export type Cell = { value: unknown } | { problem: CellProblem };
export type CellReader = (text: string) => Cell;

type Make = (field: ImportField, world: CellLookups) => (text: string) => Cell;

const value = (read: unknown): Cell => ({ value: read });
const problem = (code: CellProblem): Cell => ({ problem: code });

const line = Line(MAX_TEXT_LENGTH);
const lines = Lines(MAX_TEXT_LENGTH);

const readText =
  (schema: typeof line, code: CellProblem) =>
  (text: string): Cell => {
    if (text.length > MAX_TEXT_LENGTH) return problem("too_long");
    return schema.safeParse(text).success ? value(text) : problem(code);
  };
const readLine = readText(line, "not_line");

const isNumberOf = (precision: number) => new RegExp(precision > 0 ? `^-?\\d+(\\.\\d{1,${precision}})?$` : "^-?\\d+$");

const DECIMAL = /^-?\d+\.\d+ ?%?$/;

const number =
  (max: number): Make =>
  ({ attributes: { precision = 0 } }) => {
    const pattern = isNumberOf(precision);
    return (text) => {
      if (!pattern.test(text)) return problem(DECIMAL.test(text) ? "too_precise" : "not_number");
      return Math.abs(Number(text)) > max ? problem("too_large") : value(Number(text));
    };
  };

const PHONE = /^\+?[\d\s().-]+$/;
/** A short number such as 119, or one that its country doesn't have: a dial code perhaps, and digits. */
const DIGITS = /^(?:(\+\d{1,4}) )?(\d{3,20})$/;
/** Without a dial code, +82 is assumed (docs/product/platform.md#phone-numbers). */
function phoneCell(text: string): Cell {
  const phone = PHONE.test(text) && readPhone(text);
  if (phone) return value(phone);
  const [, dial_code = DEFAULT_DIAL_CODE, digits] = DIGITS.exec(text) ?? [];
  return digits ? value({ dial_code, value: digits }) : problem("not_phone");
}

const URL_TEXT = /^(https?:\/\/)?[a-z\d-]+(\.[a-z\d-]+)+(:\d{1,5})?([/?#][\w\-.~:/?#[\]@!$&'()*+,;=%]*)?$/i;

/** Normalises labels for comparison: Korean typed on a Mac is decomposed. */
const label = (text: string) => text.normalize("NFC");

const byLabel = <T>(labelled: readonly T[], labelOf: (one: T) => string) =>
  new Map(labelled.map((one) => [label(labelOf(one)), one] as const));

const options: Make = ({ attributes }) => {
  const known = byLabel(attributes.options ?? [], (option) => option.label);
  return (text) => {
    const chosen = text.split(";").map((part) => known.get(label(part))?.value);
    return chosen.includes(undefined) ? problem("not_options") : value([...new Set(chosen)]);
  };
};

const option: Make = ({ attributes }) => {
  const known = byLabel(attributes.options ?? [], ({ label }) => label);
  return (text) => {
    const chosen = known.get(label(text));
    return chosen ? value(chosen.value) : problem("not_option");
  };
};

/**
 * Reads the marketing status of the row's address: its value or its label, in either language, regardless of the
 * reader's.
 */
function subscribeStatus(text: string): Cell {
  const status = readSubscribeStatus(label(text));
  return status ? value(status) : problem("not_option");
}

const CORPORATION_NUMBER = /^(\d{6})[-\s]?(\d{7})$/;
/** Reads a corporation number, by which the registry identifies a company. */
function corporationNumber(text: string): Cell {
  const [, first, last] = CORPORATION_NUMBER.exec(text.normalize("NFKC")) ?? [];
  return first && last ? value(first + last) : problem("not_corporation_number");
}

const stage: Make = ({ attributes: { status_stages = [] } }) => {
  const stages = status_stages.flatMap(({ stages }) => stages);
  // If two stages share a name, the first one wins.
  const known = byLabel(stages.reverse(), ({ label }) => label);
  return (text) => {
    const found = known.get(label(text));
    return found ? value(found.id) : problem("not_stage");
  };
};

const user: Make = (_, { members }) => {
  const known = new Map(members.map(({ id, email }) => [email.toLowerCase(), id]));
  return (text) => {
    const id = known.get(text.toLowerCase());
    return id ? value(id) : problem("not_user");
  };
};

function readName(text: string): Cell {
  const read = readLine(text);
  return "value" in read ? value(splitName(text)) : read;
}

const always =
  (read: CellReader): Make =>
  () =>
    read;

/**
 * Parsers by field type (docs/product/records-transfer.md#cells). Numbers may be negative and have their field's
 * decimals.
 */
const READERS: Partial<Record<FieldType, Make>> = {
  text: always(readLine),
  textarea: always(readText(lines, "not_text")),
  name: always(readName),
  number: number(Number.MAX_SAFE_INTEGER),
  percent: number(Number.MAX_SAFE_INTEGER),
  currency: number(MAX_MONEY_AMOUNT),
  date: always((text) => (Day.safeParse(text).success ? value(text) : problem("not_date"))),
  email: always((text) => (EmailValue.safeParse(text).success ? value(text) : problem("not_email"))),
  "phone-number": always(phoneCell),
  checkbox: always((text) => (/^(true|false)$/i.test(text) ? value(/^true$/i.test(text)) : problem("not_checkbox"))),
  url: always((text) => (text.length <= MAX_TEXT_LENGTH && URL_TEXT.test(text) ? value(text) : problem("not_url"))),
  select: option,
  "multi-select": options,
  user,
  stage,
  "many-to-one": always((text) => (Id.safeParse(text).success ? value({ id: text }) : problem("not_record"))),
};

/** Parsers of fields that are not in a record's form. No custom field has such an id. */
const OWN_READERS: Partial<Record<string, CellReader>> = {
  subscribe_status: subscribeStatus,
  nice_id: corporationNumber,
  id: (text) => (Id.safeParse(text).success ? value(text) : problem("not_record")),
};

/** Creates the parser of a column. Whether a referenced record exists is checked on the server. */
export function cellReader(field: ImportField, world: CellLookups): CellReader {
  const read = OWN_READERS[field.field_id] ?? READERS[field.type]?.(field, world);
  if (!read) throw new Error(`${field.id} can't be imported.`);
  const known = new Map<string, Cell>();
  // Parsed cells are cached, since values repeat.
  return (cell) => {
    const found = known.get(cell) ?? readTrimmed(cell.trim(), read, (text) => understandCell(text, field, world));
    known.set(cell, found);
    return found;
  };
}

/** A cell that isn't written as its type is read as what it probably means, such as 6,500만 or Mar 23, 2026. */
function readTrimmed(text: string, read: CellReader, understand: (text: string) => string | undefined): Cell {
  if (text === "") return value(undefined);
  const strict = read(text);
  if ("value" in strict) return strict;
  const meant = understand(text);
  const loose = meant === undefined ? strict : read(meant);
  return "value" in loose ? loose : strict;
}
