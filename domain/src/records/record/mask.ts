/** Where answers hold a person's address or number; custom values are told by their shape. */
const PERSONAL_KEYS: ReadonlySet<string> = new Set(["email", "mail", "phone", "phone_number", "tel", "fax"]);

const EMAIL = /^([^\s@])[^\s@]*(@[^\s@]+\.[^\s@]+)$/;
/** A number as people write one down; not a day. */
const NUMBER = /^(?!\d{4}-\d\d-\d\d$)\+?[\d\s().-]{7,}$/;
const SHOWN_DIGITS = 4;

const maskEmail = (text: string): string => text.replace(EMAIL, "$1***$2");

/** What somebody wrote into a form is told by its shape, so that a note keeps its figures. */
const maskWritten = (text: string): string => (NUMBER.test(text) ? maskNumber(text) : maskEmail(text));

/** All digits but the last four: enough to tell two numbers apart, too little to call one. */
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

/** Whether a value came masked: no address and no number holds a star. */
export const isMaskedValue = (value: unknown): boolean =>
  typeof value === "object" && value !== null && isPhone(value)
    ? value.value.includes("*")
    : typeof value === "string" && value.includes("***@");

/**
 * An answer as people see it for whom personal values are masked (`enable_masking`, docs/product/records.md#masking):
 * the address keeps its first letter and domain, the number its last four digits. Everything else stays.
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

/** Lists of `{ value }`: what was submitted, the same in the older shape of a lead, and the team's own fields there. */
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
