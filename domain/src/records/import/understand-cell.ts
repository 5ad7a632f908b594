import type { FieldType } from "../field/field";
import type { CellLookups } from "./cell-lookups";
import type { ImportField } from "./import-field";
import { writtenDate } from "./written-date";
import { writtenNumber } from "./written-number";

const YES = /^(y|yes|o|v|1|예|네|✓|참)$/i;
const NO = /^(n|no|x|0|아니오|아니요|거짓)$/i;

/** Normalises a text for fuzzy matching: case and spaces are ignored. */
const plain = (text: string) => text.normalize("NFC").toLowerCase().replaceAll(/\s+/g, "");

/** The only label that matches a text loosely. */
function meant(labels: readonly string[], text: string): string {
  const found = labels.filter((label) => plain(label) === plain(text));
  return found.length === 1 ? (found[0] ?? "") : "";
}

function writtenPhone(text: string): string {
  const [, dialCode, rest = text] = /^(\+\d{1,4})[\s.-]+([^\s.-].*)$/s.exec(text) ?? [];
  const digits = rest.replaceAll(/[\s().-]/g, "");
  return dialCode ? `${dialCode} ${digits}` : digits;
}

/** An address, perhaps with a name before it: Mina <mina@example.com>. */
const address = (text: string) =>
  (/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text).replace(/^mailto:/i, "").replaceAll(/[\s<>]/g, "");

/** Nobody writes a longer number, date or address; finding one takes longer the longer a text is. */
const MAX_LENGTH = 300;
const LONG_TYPES: ReadonlySet<FieldType> = new Set(["text", "name", "url", "multi-select"]);

type Reading = (text: string, field: ImportField, world: CellLookups) => string | undefined;

const READINGS: Partial<Record<FieldType, Reading>> = {
  text: (text) => text.replaceAll(/\s+/g, " "),
  name: (text) => text.replaceAll(/\s+/g, " "),
  number: writtenNumber,
  percent: writtenNumber,
  currency: writtenNumber,
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

/**
 * What a cell probably means, in the form that the type is written in; undefined if that is unclear. The result still has
 * to be checked.
 */
export const understandCell: Reading = (text, field, world) =>
  text.length > MAX_LENGTH && !LONG_TYPES.has(field.type)
    ? undefined
    : READINGS[field.type]?.(text, field, world) || undefined;
