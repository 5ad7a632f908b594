import { nameKey } from "./name-key";

/** A unique field's value as text; for phone numbers only the digits. */
export const uniqueText = (value: unknown): string =>
  typeof value === "object" && value !== null && "dial_code" in value && "value" in value
    ? `${value.dial_code}${String(value.value).replaceAll(/\D/g, "")}`
    : String(value);

/** The key of a unique value: case, spacing and Unicode form are ignored. */
export const uniqueKey = (value: unknown): string => nameKey(uniqueText(value));
