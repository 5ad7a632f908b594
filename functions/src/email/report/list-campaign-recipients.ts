import type { emailApi } from "@dure/domain/email/api";
import { sortFieldOf } from "@dure/domain/email/report/report-status";
import type { Verb } from "../../platform/http/endpoint";
import { pageCursor } from "../../platform/http/page-cursor";
import { countListed, RecipientPlace, readReportedCampaign, recipientPage } from "./report-store";
import { toReportRows } from "./to-report-rows";

export const listCampaignRecipients: Verb<typeof emailApi.listCampaignRecipients> = async (
  ctx,
  { params: { id }, query, body },
) => {
  await readReportedCampaign(ctx.teamId, id);
  const { status, cursor, page_count: limit } = query;
  const { identifier: field, direction } = body.sorting ?? { identifier: sortFieldOf(status), direction: "desc" };
  const cursors = pageCursor(`recipients ${id} ${status} ${field} ${direction}`, RecipientPlace);
  const after = cursors.placeIn(ctx.teamId, cursor);
  const [{ recipients, next }, total] = await Promise.all([
    recipientPage(ctx.teamId, id, { status, field, direction, after, limit }),
    countListed(ctx.teamId, id, status),
  ]);
  return { data: await toReportRows(ctx, recipients), total, ...cursors.pageEnd(ctx.teamId, next) };
};
