import { randomUUID } from "node:crypto";
import type { schedulingApi } from "@dure/domain/scheduling/api";
import { checkAnswers, formBefore } from "@dure/domain/scheduling/booking-page/check-answers";
import { placeOf, planOf } from "@dure/domain/scheduling/booking-page/page-offer";
import { assertBookable } from "@dure/domain/scheduling/booking-page/publish-page";
import { afterBooking } from "@dure/domain/scheduling/booking-page/round-robin";
import { bookMeeting, toPublicEvent } from "@dure/domain/scheduling/scheduled-event/change-scheduled-event";
import type { BookingRequest, ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { toInterval } from "@dure/domain/scheduling/slots/interval";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { type Context, forTeam } from "../../platform/context";
import { createLink } from "../../platform/firestore/link-store";
import type { Verb } from "../../platform/http/endpoint";
import { firstAnswerOr, type Tx, transaction } from "../../platform/transaction/transaction-store";
import { readPagesOf } from "../../teams/member/duty-store";
import { readPage } from "../booking-page/booking-page-store";
import type { PageQuery } from "../booking-page/free-times";
import { askedHosts } from "../booking-page/get-public-booking";
import { type OpenPage, openPage, openState, type PageHost, teamOfPage } from "../booking-page/open-page";
import { readHold, removeHold } from "../hold/hold-store";
import { keptHostsFirst } from "../hold/kept-hosts";
import { bookOnetime } from "../onetime/book-onetime";
import { inSomeonesTurn } from "./choose-hosts";
import { saveEvent } from "./scheduled-event-store";
import type { AssertTurn } from "./take-in-turns";
import { takeTime } from "./take-time";
import { readTally, saveTally } from "./tally-store";

/**
 * Books a time of a page: it must be one that the page offers, free in the hosts' calendars as of now, and free of
 * other meetings when it commits. Where hosts take turns, the one whose turn it is gets it, else the next who is free.
 * The calendar events and the mails follow from the event `meeting.created`.
 */
export const bookPublicly: Verb<typeof schedulingApi.bookPublicly> = async (visitor, { query, body }) => {
  if (query.type === "onetime") return bookOnetime(visitor, query.id, body);
  const ctx = forTeam(visitor, await teamOfPage(query.id));
  return firstAnswerOr(ctx, () => onNewestPage(() => bookOnPage(ctx, { query, body })));
};

/** What a page says when its booking commits counts: one that is changed meanwhile is opened once more. */
const onNewestPage = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    if (error instanceof AppError && error.text === schedulingTexts.pageChanged) return work();
    throw error;
  });

async function bookOnPage(ctx: Context, { query, body }: Parameters<typeof bookPublicly>[1]) {
  const open = await openPage(query.id);
  const nowMs = Date.parse(ctx.now);
  assertBookable(openState(open, nowMs));
  const form = formBefore(planOf(open.page, query.plan_id), open.page.form);
  const request = { ...body, q_a: checkAnswers(form, body) };
  const asked = {
    teamId: open.teamId,
    pageId: open.page.id,
    options: open.page,
    planId: query.plan_id,
    holdId: body.hold_id,
    nowMs,
  };
  const hosts = askedHosts(open, { organizerId: body.organizer_id });
  const slot = toInterval(body.availability);
  return keptHostsFirst(asked, hosts, slot, (some, offeredAtMs) =>
    inSomeonesTurn({ ...asked, offeredAtMs }, some, slot, (chosen, assertTurn) =>
      keepBooking(ctx, open, { event: eventOf(open, asked, chosen, request, ctx.now), assertTurn, ...asked }),
    ),
  );
}

function eventOf(
  { page }: OpenPage,
  { planId }: PageQuery,
  hosts: readonly PageHost[],
  request: BookingRequest,
  now: string,
): ScheduledEvent {
  const [first] = hosts;
  if (!first) throw new Error("Nobody takes this meeting.");
  const booking = { hosts, plan: placeOf(page, first, planId) };
  return bookMeeting(page, booking, request, { id: randomUUID(), uuid: randomUUID() }, now);
}

type Booking = Pick<PageQuery, "holdId" | "nowMs"> & { event: ScheduledEvent; assertTurn: AssertTurn | undefined };

const keepBooking = (
  ctx: Context,
  { page: opened, hosts }: OpenPage,
  { assertTurn, holdId, nowMs, ...booked }: Booking,
) =>
  transaction(ctx, async (tx) => {
    const [page, event] = await Promise.all([
      readPage(tx, ctx.teamId, booked.event.page_id),
      withLedSubmission(tx, ctx.teamId, booked.event),
    ]);
    if (page.updated_at !== opened.updated_at) throw new AppError("CONFLICT", schedulingTexts.pageChanged);
    const tally = await readTally(tx, ctx.teamId, { ...page, organizers: hosts }, ctx.now);
    if (tally) assertTurn?.(tally);
    const hold = holdId === undefined ? undefined : await readHold(tx, ctx.teamId, holdId);
    const saveTime = await takeTime(tx, ctx.teamId, { after: event, page, hold, nowMs });
    saveTime();
    if (hold) removeHold(tx, ctx.teamId, hold.id);
    const host = hosts.find(({ id }) => id === event.host.id);
    if (tally && host) saveTally(tx, ctx.teamId, page.id, afterBooking(tally, host, ctx.now));
    saveEvent(tx, ctx.teamId, event);
    createLink(tx, event.uuid, { team_id: ctx.teamId, kind: "event", id: event.id, page_id: page.id });
    return {
      answer: { ...toPublicEvent(event, true, ctx.now), uuid: event.uuid },
      event: { type: "meeting.created", before: null, after: event },
    };
  });

/** The visitor says which submission led them here: that counts where its form leads to this page. */
async function withLedSubmission(tx: Tx, teamId: string, event: ScheduledEvent): Promise<ScheduledEvent> {
  if (!event.submission) return event;
  const pageIds = await readPagesOf(tx, teamId, event.submission.router_id);
  return pageIds.includes(event.page_id) ? event : { ...event, submission: null };
}
