import type { routingApi } from "@dure/domain/routing/api";
import { spanOfDays } from "@dure/domain/routing/submission/days";
import { maskedRow } from "@dure/domain/routing/submission/masked-row";
import type { Verb } from "../../platform/http/endpoint";
import { isMasked } from "../../records/record/mask-response";
import { viewerOf } from "../../records/record/visible-record";
import { getStoredRouter } from "../router/router-store";
import { newestRows } from "./submission-store";

/** Admins and members without masking read Firestore directly; members with masked values can only use this verb. */
export const listSubmissions: Verb<typeof routingApi.listSubmissions> = async (ctx, { params, query }) => {
  const { limit, ...days } = query;
  const router = await getStoredRouter(ctx.teamId, params.id);
  const wanted = { ...spanOfDays(router.timezone, days), ofMember: viewerOf(ctx)?.id, limit };
  const rows = await newestRows(ctx.teamId, router.id, wanted);
  return { data: isMasked(ctx) ? rows.map(maskedRow) : rows, is_last: rows.length < limit };
};
