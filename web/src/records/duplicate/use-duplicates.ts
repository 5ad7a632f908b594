import type { EntityId } from "@dure/domain/records/record/entity";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { useDebounced } from "../field/use-debounced";
import { duplicateSearch } from "./duplicate-search";

const ASKED = 20;
const SHOWN = 3;

/**
 * Possible duplicates of a new record. They are requested like a list, so that a member who sees masked values or only
 * their own records learns nothing more.
 */
export function useDuplicates(entity: EntityId, values: unknown) {
  const settled = useDebounced(values, 400);
  const asked = duplicateSearch(entity, settled);
  const { data } = useQuery({
    ...api.records.filterRecords.queryOptions({
      input: {
        params: { entityId: entity === "lead" || entity === "deal" ? "lead-deal-combined" : entity },
        query: { page_count: ASKED },
        body: asked?.body ?? {},
      },
    }),
    enabled: asked !== undefined,
    retry: false,
  });
  if (!asked || !data) return [];
  return data.data.filter(({ label }) => asked.matches(label)).slice(0, SHOWN);
}
