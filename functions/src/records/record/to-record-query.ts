import type { FilterBody } from "@dure/domain/records/filter/filter";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import type { Context } from "../../platform/context";
import type { RecordQuery } from "../read-model/query/record-query";
import { isMasked } from "./mask-response";
import { blursRouters } from "./router-blur";
import { viewerOf } from "./visible-record";

/** Builds the query of a caller's filter, search and sorting, within the caller's permissions. */
export const toRecordQuery = (
  ctx: Context,
  { entityId, filters, sorting, search }: FilterBody & { entityId: ListEntityId },
): RecordQuery => ({
  entityId,
  filters,
  sorting,
  search,
  viewer: viewerOf(ctx),
  zone: { now: ctx.now, timeZone: ctx.timeZone },
  likeSearch: !ctx.caller?.flags.disable_like_search,
  masked: isMasked(ctx),
  blursRouters: blursRouters(ctx),
});
