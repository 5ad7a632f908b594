import type { FieldType } from "../field/field";
import type { ImportField } from "./import-field";
import { type CellLookups, cellReader } from "./read-cell";

const YES = /^(y|yes|o|v|1|예|네|✓|참)$/i;
const NO = /^(n|no|x|0|아니오|아니요|거짓)$/i;
const WRITTEN_DATE = /^(\d{4})\s*[./년-]\s*(\d{1,2})\s*[./월-]\s*(\d{1,2})\s*[.일]?(?:[T\s].*)?$/;

/** Normalises a text for fuzzy matching: case and spaces are ignored. */
const plain = (text: string) => text.normalize("NFC").toLowerCase().replaceAll(/\s+/g, "");

/** The only label that matches a text loosely. */
function meant(labels: readonly string[], text: string): string {
  const found = labels.filter((label) => plain(label) === plain(text));
  return found.length === 1 ? (found[0] ?? "") : "";
}

function writtenDate(text: string): string {
  const [, year = "", month = "", day = ""] = WRITTEN_DATE.exec(text) ?? [];
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function writtenPhone(text: string): string {
  const [, dialCode, rest = text] = /^(\+\d{1,4})[\s.-]+(.*)$/.exec(text) ?? [];
  const digits = rest.replaceAll(/[\s().-]/g, "");
  return dialCode ? `${dialCode} ${digits}` : digits;
}

const digits = (text: string) => text.replaceAll(/[\s,₩￦$%원]/g, "");
const address = (text: string) => text.replace(/^mailto:/i, "").replaceAll(/[\s<>]/g, "");

type Correction = (text: string, field: ImportField, world: CellLookups) => string;

const CORRECTIONS: Partial<Record<FieldType, Correction>> = {
  text: (text) => text.replaceAll(/\s+/g, " "),
  name: (text) => text.replaceAll(/\s+/g, " "),
  number: digits,
  percent: digits,
  currency: digits,
  date: writtenDate,
  email: address,
  "phone-number": writtenPhone,
  checkbox: (text) => (YES.test(text) ? "True" : NO.test(text) ? "False" : ""),
  url: (text) => text.replaceAll(/\s/g, ""),
  select: (text, { attributes }) =>
    meant(
      (attributes.options ?? []).map(({ label }) => label),
      text,
    ),
  "multi-select": (text, { attributes }) =>
    text
      .split(/[;,\n]/)
      .map((part) =>
        meant(
          (attributes.options ?? []).map(({ label }) => label),
          part,
        ),
      )
      .join(";"),
  user: (text, _, { members }) => {
    const named = members.filter(({ name }) => plain(name) === plain(text));
    return named.length === 1 ? (named[0]?.email ?? "") : address(text);
  },
  stage: (text, { attributes }) =>
    meant(
      (attributes.status_stages ?? []).flatMap(({ stages }) => stages.map(({ label }) => label)),
      text,
    ),
};

/** Corrects a cell to a valid value; undefined if the intent is unclear. */
export function correctCell(text: string, field: ImportField, world: CellLookups): string | undefined {
  const corrected = CORRECTIONS[field.type]?.(text.trim(), field, world);
  if (!corrected) return undefined;
  return "value" in cellReader(field, world)(corrected) ? corrected : undefined;
}
