import type { schedulingApi } from "@dure/domain/scheduling/api";
import type { BookingPage } from "@dure/domain/scheduling/booking-page/booking-page";
import { publishPage } from "@dure/domain/scheduling/booking-page/publish-page";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import { createLink, isLinkTaken } from "../../platform/firestore/link-store";
import type { Verb } from "../../platform/http/endpoint";
import { transaction, withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { assertConferencing } from "./assert-conferencing";
import { assertOrganizers, assertStillActive } from "./assert-organizers";
import { assertReaders } from "./assert-readers";
import { assertPageTemplates, savePage, templatesPathOf } from "./booking-page-store";
import { fillCalendars } from "./fill-calendars";
import { claimSlug } from "./page-slug-store";
import { findPageFacts, toPageView } from "./to-page-view";

/** The client makes the id in the page's address; ids are unique across teams, and the first one to use it gets it. */
export const createBookingPage: Verb<typeof schedulingApi.createBookingPage> = async (ctx, { params, body }) => {
  return withIdempotentReplay(ctx, async () => {
    const organizers = await fillCalendars(ctx, body.organizers);
    const page = publishPage(params.id, { ...body, organizers }, ctx.actor.id, ctx.now);
    assertReaders(ctx, undefined, page);
    await assertOrganizers(ctx, page.organizers);
    await assertConferencing(ctx, page);
    return commitNewPage(ctx, page, templatesPathOf(body));
  });
};

/** @param templatesPath where the request names the page's templates */
export async function commitNewPage(ctx: Context, page: BookingPage, templatesPath = "body.notifications") {
  const facts = await findPageFacts(ctx.teamId);
  return transaction(ctx, async (tx) => {
    if (await isLinkTaken(tx, page.id)) throw new AppError("CONFLICT", schedulingTexts.linkTaken);
    await assertStillActive(tx, ctx.teamId, page.organizers);
    await assertPageTemplates(tx, ctx.teamId, page, templatesPath);
    const saveSlug = await claimSlug(tx, ctx.teamId, page);
    saveSlug();
    createLink(tx, page.id, {
      team_id: ctx.teamId,
      kind: "booking-page",
      id: page.id,
      page_id: page.id,
    });
    savePage(tx, ctx.teamId, page);
    return {
      answer: toPageView(page, facts, ctx.now),
      event: { type: "booking-page.created", before: null, after: page },
    };
  });
}
