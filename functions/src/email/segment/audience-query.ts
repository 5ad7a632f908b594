import type { FrozenAudience, FrozenSegment } from "@dure/domain/email/segment/audience";
import type { RecordQuery, RecordSet } from "../../records/read-model/query/record-query";
import { readPicks } from "./picks-store";

/** The read-model query of an audience: the union of its segments, as its sender sees them. */
export async function audienceQuery(teamId: string, { segments, scope }: FrozenAudience): Promise<RecordQuery> {
  const sets = await Promise.all(segments.map((segment) => setOf(teamId, segment)));
  return {
    entityId: "lead-deal-combined",
    filters: null,
    anyOf: sets.filter((set) => set !== undefined),
    viewer: scope.viewer_id === null ? undefined : { id: scope.viewer_id },
    zone: { now: scope.at, timeZone: scope.time_zone },
    likeSearch: scope.like_search,
    masked: scope.masked,
    blursRouters: scope.blurs_routers,
  };
}

/** Undefined for a dynamic segment without a filter, which is empty. */
async function setOf(
  teamId: string,
  { id, segment_type, filters, picks }: FrozenSegment,
): Promise<RecordSet | undefined> {
  if (segment_type === "static") return { filters: null, among: await readPicks(teamId, id, picks) };
  return filters ? { filters } : undefined;
}
