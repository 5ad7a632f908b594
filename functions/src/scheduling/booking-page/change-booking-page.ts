import type { schedulingApi } from "@dure/domain/scheduling/api";
import { assertMayChange, changePage } from "@dure/domain/scheduling/booking-page/publish-page";
import { assertBasedOn } from "@dure/domain/shared/based-on";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertConferencing } from "./assert-conferencing";
import { assertOrganizers, assertStillActive } from "./assert-organizers";
import { assertReaders } from "./assert-readers";
import { assertPageTemplates, getPage, readPage, savePage, templatesPathOf } from "./booking-page-store";
import { fillCalendars } from "./fill-calendars";
import { claimSlug } from "./page-slug-store";
import { findPageFacts, toPageView } from "./to-page-view";

export const changeBookingPage: Verb<typeof schedulingApi.changeBookingPage> = async (ctx, { params, query, body }) => {
  const page = await getPage(ctx.teamId, params.id);
  assertMayChange(page, ctx.actor);
  const organizers = body.organizers && (await fillCalendars(ctx, body.organizers));
  const changes = { ...body, organizers };
  const changed = changePage(page, changes, ctx.actor, ctx.now);
  if (organizers) await assertOrganizers(ctx, organizers, page.organizers);
  if (organizers || body.meeting_plans || body.strategy) await assertConferencing(ctx, changed);
  const facts = await findPageFacts(ctx.teamId);
  return transaction(ctx, async (tx) => {
    const before = await readPage(tx, ctx.teamId, params.id);
    const after = changePage(before, changes, ctx.actor, ctx.now);
    assertBasedOn(before, after, query);
    assertReaders(ctx, before, after);
    if (organizers) await assertStillActive(tx, ctx.teamId, organizers);
    if (body.follow_up_mail_setting || body.notifications)
      await assertPageTemplates(tx, ctx.teamId, after, templatesPathOf(body));
    const saveSlug = await claimSlug(tx, ctx.teamId, after);
    saveSlug();
    savePage(tx, ctx.teamId, after);
    return { answer: toPageView(after, facts, ctx.now), event: { type: "booking-page.changed", before, after } };
  });
};
