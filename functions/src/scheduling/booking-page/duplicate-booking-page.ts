import { randomInt } from "node:crypto";
import type { schedulingApi } from "@dure/domain/scheduling/api";
import { assertPublishable, copyPage } from "@dure/domain/scheduling/booking-page/publish-page";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import type { Verb } from "../../platform/http/endpoint";
import { assertConferencing } from "./assert-conferencing";
import { assertReaders } from "./assert-readers";
import { getPage } from "./booking-page-store";
import { commitNewPage } from "./create-booking-page";
import { fillCalendars } from "./fill-calendars";

/**
 * Copies a page for the caller. Calendars of other members are replaced by the caller's own. The copy has to be
 * publishable like any other page.
 */
export const duplicateBookingPage: Verb<typeof schedulingApi.duplicateBookingPage> = async (ctx, { params }) => {
  const original = await getPage(ctx.teamId, params.id);
  const copy = { id: newPublicId(), creatorId: ctx.actor.id, suffix: schedulingTexts.copySuffix[ctx.locale] };
  const copied = copyPage(original, copy, ctx.now);
  const page = { ...copied, organizers: await fillCalendars(ctx, copied.organizers) };
  assertPublishable(page);
  assertReaders(ctx, original, page);
  await assertConferencing(ctx, page);
  return commitNewPage(ctx, page);
};

/** Ten random lowercase letters (docs/product/platform.md#identifiers). */
const newPublicId = () => Array.from({ length: 10 }, () => String.fromCharCode(97 + randomInt(26))).join("");
