import type { Sorting } from "@dure/domain/records/filter/filter";

/** An order in an address: `-created_at`. */
export const writeSorting = ({ identifier, direction }: Sorting): string =>
  direction === "DESC" ? `-${identifier}` : identifier;

export function readSorting(text: string | null): Sorting | undefined {
  const [, descending, identifier] = /^(-?)([\w:]+)$/.exec(text ?? "") ?? [];
  return identifier ? { identifier, direction: descending ? "DESC" : "ASC" } : undefined;
}
