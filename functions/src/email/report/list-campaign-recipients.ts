import type { emailApi } from "@dure/domain/email/api";
import { sortFieldOf } from "@dure/domain/email/report/report-status";
import { Time } from "@dure/domain/shared/value";
import { z } from "zod";
import { sealJson, unsealJson } from "../../platform/auth/seal-json";
import type { Verb } from "../../platform/http/endpoint";
import { countListed, readReportedCampaign, recipientPage } from "./report-store";
import { toReportRows } from "./to-report-rows";

const Place = z.object({ value: Time.nullable(), id: z.string() });

export const listCampaignRecipients: Verb<typeof emailApi.listCampaignRecipients> = async (
  ctx,
  { params: { id }, query, body },
) => {
  await readReportedCampaign(ctx.teamId, id);
  const { status, cursor, page_count: limit } = query;
  const { identifier: field, direction } = body.sorting ?? { identifier: sortFieldOf(status), direction: "desc" };
  const context = `recipients ${ctx.teamId} ${id} ${status} ${field} ${direction}`;
  const after = cursor === undefined ? undefined : Place.safeParse(unsealJson(cursor, context)).data;
  const [found, total] = await Promise.all([
    recipientPage(ctx.teamId, id, { status, field, direction, after, limit: limit + 1 }),
    countListed(ctx.teamId, id, status),
  ]);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const isLast = found.length <= limit || !last;
  return {
    data: await toReportRows(ctx, page),
    total,
    is_last: isLast,
    cursor: isLast ? null : sealJson({ value: last[field], id: last.id }, context),
  };
};
