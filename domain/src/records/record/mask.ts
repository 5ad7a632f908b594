/** Keys with personal addresses or numbers; custom values are recognised by their form. */
const PERSONAL_KEYS: ReadonlySet<string> = new Set(["email", "mail", "phone", "phone_number", "tel", "fax"]);

const EMAIL = /^([^\s@])[^\s@]*(@[^\s@]+\.[^\s@]+)$/;
/** A phone number as typed, but not a date. */
const NUMBER = /^(?!\d{4}-\d\d-\d\d$)\+?[\d\s().-]{7,}$/;
const SHOWN_DIGITS = 4;

const maskEmail = (text: string): string => text.replace(EMAIL, "$1***$2");

/** Masks only text that looks like a number or address, so that other figures stay readable. */
const maskWritten = (text: string): string => (NUMBER.test(text) ? maskNumber(text) : maskEmail(text));

/** Masks all but the last four digits: enough to tell numbers apart, too little to call. */
function maskNumber(text: string): string {
  const hidden = text.replaceAll(/\D/g, "").length - SHOWN_DIGITS;
  let seen = 0;
  return text.replaceAll(/\d/g, (digit) => {
    seen += 1;
    return seen <= hidden ? "*" : digit;
  });
}

const maskText = (text: string): string => (EMAIL.test(text) ? maskEmail(text) : maskNumber(text));

const isPhone = (value: object): value is { dial_code: unknown; value: string } =>
  "dial_code" in value && "value" in value && typeof value.value === "string";

/** Whether a value is masked: real addresses and numbers contain no asterisk. */
export const isMaskedValue = (value: unknown): boolean =>
  typeof value === "object" && value !== null && isPhone(value)
    ? value.value.includes("*")
    : typeof value === "string" && value.includes("***@");

/**
 * Masks personal values in an answer (`enable_masking`, docs/product/records.md#masking): an address keeps its first
 * letter and domain, a number its last four digits.
 */
export function masked<T>(answer: T): T {
  return maskValue(answer, false) as T;
}

function maskValue(value: unknown, isPersonal: boolean): unknown {
  if (typeof value === "string") return isPersonal ? maskText(value) : value;
  if (Array.isArray(value)) return value.map((one) => maskValue(one, isPersonal));
  if (typeof value !== "object" || value === null) return value;
  if (isPhone(value)) return { ...value, value: maskNumber(value.value) };
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, maskPart(key, part)]));
}

/** Lists of `{ value }`: submissions, their older shape, and the custom fields there. */
const LISTS: Record<string, (text: string) => string> = {
  answers: maskWritten,
  details: maskWritten,
  custom_fields: maskEmail,
};

function maskPart(key: string, part: unknown): unknown {
  if (key === "custom" || key === "custom_field") return maskCustom(part as object);
  const mask = LISTS[key];
  if (!mask || !Array.isArray(part)) return maskValue(part, PERSONAL_KEYS.has(key));
  return part.map(({ value, ...one }) => ({
    ...one,
    value: typeof value === "string" ? mask(value) : maskValue(value, false),
  }));
}

const maskCustom = (values: object): object =>
  Object.fromEntries(
    Object.entries(values).map(([fieldId, value]) => [
      fieldId,
      typeof value === "string" ? maskEmail(value) : maskValue(value, false),
    ]),
  );
