import { readPhone } from "../../../shared/phone";
import { cutText } from "../../../shared/text";
import { MAX_LABEL_LENGTH, type NewFieldDefinition } from "../../field/field-definition";
import { EmailValue } from "../../record/record";
import { writtenDate } from "../written-date";
import { writtenNumber } from "../written-number";

const isNumber = (text: string) => writtenNumber(text) !== undefined;
const isPhone = (text: string) => /^\+?0?[\d\s().-]{8,}$/.test(text) && readPhone(text) !== null;

const TYPES = [
  ["date", (text: string) => writtenDate(text) !== undefined],
  ["email", (text: string) => EmailValue.safeParse(text).success],
  ["number", isNumber],
  ["phone-number", isPhone],
] as const;

/** The field that a column could become: named like it, of the type that all its cells are written in. */
export function guessField(header: string, samples: readonly string[]): NewFieldDefinition {
  const label = cutText(header.trim(), MAX_LABEL_LENGTH);
  const cells = samples.map((text) => text.trim()).filter(Boolean);
  // A phone number would be read as a number too, and lose its zero.
  if (cells.some((text) => /^0\d/.test(text))) return { label, type: cells.every(isPhone) ? "phone-number" : "text" };
  const [type = "text"] = TYPES.find(([, fits]) => cells.length > 0 && cells.every(fits)) ?? [];
  const hasDecimals = type === "number" && cells.some((text) => writtenNumber(text)?.includes("."));
  return { label, type, ...(hasDecimals && { attributes: { precision: 2 } }) };
}
