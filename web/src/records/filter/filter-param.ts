import { Filter } from "@dure/domain/records/filter/filter";

type Short = ["AND" | "OR", ...unknown[]];

/** A filter as compact text for the address: `["AND",["email","isEmpty"]]`. */
export function writeFilter(filter: Filter | null): string {
  return JSON.stringify(filter ? short(filter) : []);
}

const short = ({ operator, conditions }: Filter): Short => [
  operator,
  ...conditions.map((part) =>
    "conditions" in part
      ? short(part)
      : [part.identifier, part.condition, ...(part.value === undefined ? [] : [part.value])],
  ),
];

/** The filter in an address: null for an empty one, undefined if there is none or it can't be read. */
export function readFilter(text: string | null): Filter | null | undefined {
  if (text === null) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    if (Array.isArray(parsed) && parsed.length === 0) return null;
    return Filter.safeParse(long(parsed)).data;
  } catch {
    return undefined;
  }
}

function long(parts: unknown): unknown {
  if (!Array.isArray(parts)) return undefined;
  const [first, ...rest] = parts;
  if (first === "AND" || first === "OR") return { operator: first, conditions: rest.map(long) };
  const [condition, value] = rest;
  return { identifier: first, condition, ...(value !== undefined && { value }) };
}
