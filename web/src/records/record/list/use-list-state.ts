import type { Sorting } from "@dure/domain/records/filter";
import { useSearchParams } from "react-router";

const DEFAULT: Sorting = { identifier: "created_at", direction: "DESC" };

/** What a list shows, kept in the address so that it can be linked to: `?q=두레&sort=-created_at`. */
export function useListState() {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    search: params.get("q") ?? "",
    setSearch: (search: string) => set("q", search),
    sorting: readSorting(params.get("sort")) ?? DEFAULT,
    setSorting: (sorting: Sorting | null) => set("sort", sorting ? writeSorting(sorting) : ""),
  };
}

export function readSorting(text: string | null): Sorting | undefined {
  const [, descending, identifier] = /^(-?)([\w:]+)$/.exec(text ?? "") ?? [];
  return identifier ? { identifier, direction: descending ? "DESC" : "ASC" } : undefined;
}

export const writeSorting = ({ identifier, direction }: Sorting): string =>
  direction === "DESC" ? `-${identifier}` : identifier;
