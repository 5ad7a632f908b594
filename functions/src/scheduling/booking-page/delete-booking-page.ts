import type { schedulingApi } from "@dure/domain/scheduling/api";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { readRoutersTo } from "../../forms/usage/duty-store";
import { assertMayDelete } from "../../identity/user/assert-may-delete";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { readPage, removePage } from "./booking-page-store";

/**
 * The page's events stay, but can no longer be rescheduled.
 * @throws FORBIDDEN, CONFLICT if a router leads visitors to the page
 */
export const deleteBookingPage: Verb<typeof schedulingApi.deleteBookingPage> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const before = await readPage(tx, ctx.teamId, params.id);
    await assertMayDelete(tx, ctx, before, schedulingTexts.pageOfOther);
    const routers = (await readRoutersTo(tx, ctx.teamId, before.id)).map(({ title }) => title);
    if (routers.length > 0)
      throw new AppError("CONFLICT", schedulingTexts.pageOfRouter(routers.join(", ")), { routers });
    removePage(tx, ctx.teamId, before.id);
    return { answer: undefined, event: { type: "booking-page.deleted", before, after: null } };
  });
