import { nameKey } from "./name-key";

/** A value of a unique field as text; of a phone number the digits alone. */
export const uniqueText = (value: unknown): string =>
  typeof value === "object" && value !== null && "dial_code" in value && "value" in value
    ? `${value.dial_code}${String(value.value).replaceAll(/\D/g, "")}`
    : String(value);

/** What two values of a unique field must not have in common: case, spacing and Unicode form don't count. */
export const uniqueKey = (value: unknown): string => nameKey(uniqueText(value));
