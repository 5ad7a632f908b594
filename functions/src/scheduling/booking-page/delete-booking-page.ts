import type { schedulingApi } from "@dure/domain/scheduling/api";
import { assertCreator } from "@dure/domain/scheduling/publish-page";
import type { Verb } from "../../platform/endpoint";
import { transaction } from "../../platform/transaction-store";
import { readPage, removePage } from "./booking-page-store";

/** Its events stay, and can't be rescheduled any more. */
export const deleteBookingPage: Verb<typeof schedulingApi.deleteBookingPage> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const before = await readPage(tx, ctx.teamId, params.id);
    assertCreator(before, ctx.actor);
    removePage(tx, ctx.teamId, before.id);
    return { answer: undefined, event: { type: "booking-page.deleted", before, after: null } };
  });
