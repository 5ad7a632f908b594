import type { EntityId } from "@dure/domain/records/record/entity";

type Place = { entity: EntityId; id: string };

/** The records of the list that was shown last, in its order. A reload forgets it, as the list may be another one by then. */
let trail: readonly Place[] = [];

export function saveTrail(records: readonly Place[]): void {
  trail = records;
}

/** The records before and after one in the list that it was opened from; undefined if it is not in that list. */
export function neighboursOf(id: string): { previous: Place | undefined; next: Place | undefined } | undefined {
  const place = trail.findIndex((one) => one.id === id);
  return place === -1 ? undefined : { previous: trail[place - 1], next: trail[place + 1] };
}
