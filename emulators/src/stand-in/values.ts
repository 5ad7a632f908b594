export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A non-empty string, or undefined. */
export function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** As loose as the real services: something@domain.tld or a one-label host, without spaces. */
export function isEmail(value: unknown): value is string {
  return (
    typeof value === "string" && value.length <= 320 && /^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)*$/.test(value)
  );
}
