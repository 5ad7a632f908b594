import type { ListBody } from "@dure/domain/records/filter/filter";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { recordPageQuery } from "../../record-page-query";
import type { RecordPage } from "../record-page";

type Place = { group: number; page: number };

/**
 * Reads pages of groups.
 * @param wanted pairs of a group's index and a page, such as "0:0,3:1"
 */
export function useGroupPages(entity: ListEntityId, bodies: readonly ListBody[], wanted: string) {
  const places = useMemo(() => wanted.split(",").filter(Boolean).map(placeOf), [wanted]);
  const combine = useCallback((results: UseQueryResult<RecordPage>[]) => combinePages(places, results), [places]);
  return useQueries({
    queries: places.flatMap(({ group, page }) => {
      const body = bodies[group];
      return body ? [recordPageQuery(entity, body, page)] : [];
    }),
    combine,
  });
}

function placeOf(text: string): Place {
  const [group = 0, page = 0] = text.split(":").map(Number);
  return { group, page };
}

function combinePages(places: readonly Place[], results: UseQueryResult<RecordPage>[]) {
  const read = new Map<number, Map<number, RecordPage>>();
  for (const [index, { data }] of results.entries()) {
    const place = places[index];
    if (!place || !data) continue;
    const pages = read.get(place.group) ?? new Map<number, RecordPage>();
    read.set(place.group, pages.set(place.page, data));
  }
  return {
    read,
    error: results.find(({ error, data }) => error && !data)?.error ?? null,
    isFetching: results.some((result) => result.isFetching),
    refetch: () => Promise.all(results.map((result) => result.refetch())),
  };
}
