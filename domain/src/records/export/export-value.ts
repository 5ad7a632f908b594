import { Phone, phoneText } from "../../shared/phone";
import type { Field, FieldType } from "../field/field";
import type { RecordView } from "../record/record";
import { fullName } from "../record/record-label";
import type { WallClock } from "./wall-clock";

/** A cell's value. Dates and times hold a spreadsheet serial number and a text. */
export type ExportValue = string | number | boolean | null | { serial: number; text: string };

/** Lookups for values that field definitions do not cover. */
export type ExportLookups = {
  clock: WallClock;
  /** Member names by id. */
  members: ReadonlyMap<string, string>;
};

type Make = (field: Field, world: ExportLookups) => (value: unknown, record: RecordView) => ExportValue;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Day 0 of spreadsheet serial numbers, which treat 1900 as a leap year. */
const FIRST_DAY_MS = Date.UTC(1899, 11, 30);

const serialOf = (utcMs: number) => (utcMs - FIRST_DAY_MS) / DAY_MS;

const day = (value: string): ExportValue => ({ serial: serialOf(Date.parse(value)), text: value });

/** A time in the exporting user's zone, to the minute: spreadsheets have no time zones. */
class ShownTime {
  private readonly shownMs: number;

  constructor(value: string, clock: WallClock) {
    this.shownMs = Math.floor(clock(Date.parse(value)) / MINUTE_MS) * MINUTE_MS;
  }

  get serial() {
    return serialOf(this.shownMs);
  }

  get text() {
    return new Date(this.shownMs).toISOString().slice(0, 16).replace("T", " ");
  }
}

const labelled = (value: unknown): string => (value as { label?: string; name?: string }).label ?? "";

/** Labels of the current and the removed options. */
function optionLabels({ attributes: { options = [], removed_options = [] } }: Field): ReadonlyMap<string, string> {
  return new Map([...removed_options, ...options].map(({ value, label }) => [value, label]));
}

const plain: Make = () => (value) => value as string | number | boolean;

/** Formatters by field type: labels and names, never ids. */
const WRITERS: Partial<Record<FieldType, Make>> = {
  date: () => (value) => day(String(value)),
  "date-time":
    (_, { clock }) =>
    (value) =>
      new ShownTime(String(value), clock),
  "phone-number": () => (value) => phoneText(Phone.parse(value)),
  name: () => (_, record) => fullName(record) || null,
  user:
    (_, { members }) =>
    (value) =>
      members.get(String(value)) ?? null,
  select: (field) => {
    const labels = optionLabels(field);
    return (value) => labels.get(String(value)) ?? null;
  },
  "multi-select": (field) => {
    const labels = optionLabels(field);
    return (value) => (value as string[]).flatMap((one) => labels.get(one) ?? []).join(";");
  },
  "many-to-one": () => labelled,
  stage: () => labelled,
  "record-type": () => (value) => (value as { name: string }).name,
};

/** Returns a reader of a field's export value; null for an empty field. */
export function valueReader(field: Field, world: ExportLookups): (record: RecordView) => ExportValue {
  const write = (WRITERS[field.type] ?? plain)(field, world);
  const isCustom = field.category === "custom";
  const place = placeOf(field);
  return (record) => {
    const value = (isCustom ? record.custom : (record as Record<string, unknown>))[place];
    const isEmpty = value === undefined || value === null || value === "";
    return isEmpty && field.type !== "name" ? null : write(value, record);
  };
}

const placeOf = ({ id }: Field): string => (id === "entity_type" ? "entity" : id);
