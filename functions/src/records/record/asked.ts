import type { ListEntityId } from "@dure/domain/records/entity";
import type { FilterBody } from "@dure/domain/records/filter";
import { hasKeyword } from "@dure/domain/records/filter-test";
import type { Context } from "../../platform/context";
import { readRemoteConfig } from "../../teams/team/team-store";
import type { RecordQuery } from "../read-model/record-query";
import { viewerOf } from "./visible-record";

/** A caller's filter, search and sorting, with what they may see and look for. */
export async function asked(
  ctx: Context,
  { entityId, filters, sorting, search }: FilterBody & { entityId: ListEntityId },
) {
  // The flag is asked for only where it matters: most lists need no more than their own records.
  const likeSearch =
    !(search || hasKeyword(filters)) || !("disable_like_search" in (await readRemoteConfig(ctx.teamId)));
  return {
    entityId,
    filters,
    sorting,
    search,
    viewer: viewerOf(ctx),
    zone: { now: ctx.now, timeZone: ctx.timeZone },
    likeSearch,
  } satisfies RecordQuery;
}
