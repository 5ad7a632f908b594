import type { schedulingApi } from "@dure/domain/scheduling/api";
import { changePage } from "@dure/domain/scheduling/publish-page";
import type { Verb } from "../../platform/endpoint";
import { transaction } from "../../platform/transaction-store";
import { assertOrganizers } from "./assert-organizers";
import { getPage, readPage, savePage } from "./booking-page-store";
import { toPageView } from "./page-view";

export const changeBookingPage: Verb<typeof schedulingApi.changeBookingPage> = async (ctx, { params, body }) => {
  const planned = changePage(await getPage(ctx.teamId, params.id), body, ctx.actor, ctx.now);
  if (body.organizers) await assertOrganizers(ctx, planned.organizers);
  return transaction(ctx, async (tx) => {
    const before = await readPage(tx, ctx.teamId, params.id);
    const after = changePage(before, body, ctx.actor, ctx.now);
    savePage(tx, ctx.teamId, after);
    return { answer: toPageView(after, ctx.now), event: { type: "booking-page.changed", before, after } };
  });
};
