import type { Phone } from "../../shared/phone";
import type { Field, FieldType } from "../field/field";
import type { RecordView } from "../record/record";
import { fullName } from "../record/record-label";
import type { Clock } from "./clock";

/** What an export writes into a cell. Days and times are said as a spreadsheet counts them, and as text. */
export type ExportValue = string | number | boolean | null | { serial: number; text: string };

/** What values mean that no definition holds. */
export type ExportWorld = {
  clock: Clock;
  /** What a member is called, by id. */
  members: ReadonlyMap<string, string>;
};

type Make = (field: Field, world: ExportWorld) => (value: unknown, record: RecordView) => ExportValue;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Day 0 of a spreadsheet, counted as if 1900 had been a leap year. */
const FIRST_DAY_MS = Date.UTC(1899, 11, 30);

const serialOf = (utcMs: number) => (utcMs - FIRST_DAY_MS) / DAY_MS;

const day = (value: string): ExportValue => ({ serial: serialOf(Date.parse(value)), text: value });

/** A time on the clock of whoever exports, to the minute: a spreadsheet knows no zones. */
class ShownTime {
  private readonly shownMs: number;

  constructor(value: string, clock: Clock) {
    this.shownMs = Math.floor(clock(Date.parse(value)) / MINUTE_MS) * MINUTE_MS;
  }

  get serial() {
    return serialOf(this.shownMs);
  }

  get text() {
    return new Date(this.shownMs).toISOString().slice(0, 16).replace("T", " ");
  }
}

/** As an import takes it: the dial code, a space, the number. */
const phone = ({ dial_code, value }: Phone): string => (dial_code ? `${dial_code} ${value}` : value);

const labelled = (value: unknown): string => (value as { label?: string; name?: string }).label ?? "";

/** Labels of what can be chosen, and of what could be once. */
function optionLabels({ attributes: { options = [], removed_options = [] } }: Field): ReadonlyMap<string, string> {
  return new Map([...removed_options, ...options].map(({ value, label }) => [value, label]));
}

const plain: Make = () => (value) => value as string | number | boolean;

/** How a field of each type is written: labels and names, never ids. */
const WRITERS: Partial<Record<FieldType, Make>> = {
  date: () => (value) => day(String(value)),
  "date-time":
    (_, { clock }) =>
    (value) =>
      new ShownTime(String(value), clock),
  "phone-number": () => (value) => phone(value as Phone),
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

/** Reads what a record has in a field, as an export writes it; null for nothing. */
export function valueReader(field: Field, world: ExportWorld): (record: RecordView) => ExportValue {
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
