import { randomUUID } from "node:crypto";
import { emailConsentsIn } from "@dure/domain/forms/answer/email-consents";
import type { FormsEvent } from "@dure/domain/forms/events";
import type { SubmittedFile } from "@dure/domain/forms/upload/form-upload";
import { toQuestion } from "@dure/domain/scheduling/booking-page/booking-form";
import type { BookingPage } from "@dure/domain/scheduling/booking-page/booking-page";
import { checkAnswers, formBefore, shownFields } from "@dure/domain/scheduling/booking-page/check-answers";
import type { MeetingPlan } from "@dure/domain/scheduling/booking-page/meeting-plan";
import { placeOf, planOf } from "@dure/domain/scheduling/booking-page/page-offer";
import { assertBookable } from "@dure/domain/scheduling/booking-page/publish-page";
import { afterBooking } from "@dure/domain/scheduling/booking-page/round-robin";
import { bookMeeting, toPublicEvent } from "@dure/domain/scheduling/scheduled-event/change-scheduled-event";
import { toOccupiedTime } from "@dure/domain/scheduling/scheduled-event/host-day";
import { assertTypedEmail, requestedInvitee } from "@dure/domain/scheduling/scheduled-event/invitee-email";
import type { BookingRequest, ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { toInterval } from "@dure/domain/scheduling/slots/interval";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError, type Reason } from "@dure/domain/shared/error";
import { claimUploads } from "../../forms/upload/form-upload-store";
import { takeUploads } from "../../forms/upload/take-uploads";
import { readPagesOf } from "../../forms/usage/duty-store";
import type { Context } from "../../platform/context";
import { createLink } from "../../platform/firestore/link-store";
import { type Tx, transaction, withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { readPage } from "../booking-page/booking-page-store";
import type { PageQuery } from "../booking-page/free-times";
import { requestedHosts } from "../booking-page/get-public-booking";
import { type OpenPage, openPage, openState, type PageHost } from "../booking-page/open-page";
import { onFailure } from "../calendar/calendar-error";
import { findHeldHosts } from "../hold/find-held-hosts";
import { readHold, removeHold } from "../hold/hold-store";
import { claimTime, readSession } from "../scheduled-event/claim-time";
import { saveEvent } from "../scheduled-event/scheduled-event-store";
import { takeMeetingMailQuotas } from "../scheduled-event/take-meeting-mail-quota";
import { readTally, saveTally } from "../scheduled-event/tally-store";
import { bookTime, type Commit } from "./book-time";

type PageBooking = { id: string; planId: string | undefined; body: BookingRequest };

/**
 * Books a time of a page of the context's team: the page must offer it, the hosts' calendars must be free as of now, and no
 * other meeting may be there when it commits. `bookTime` finds the hosts. The calendar events and the mails follow from
 * the event `meeting.created`.
 */
export async function bookOnPage(ctx: Context, booking: PageBooking) {
  assertTypedEmail(booking.body);
  const book = () => bookOnce(ctx, booking);
  // A page that was changed in the meantime is opened once more.
  return withIdempotentReplay(ctx, () => book().catch(onFailure(isPageChanged, book)));
}

async function bookOnce(ctx: Context, { id, planId, body }: PageBooking) {
  const open = await openPage(id);
  const { page, teamId } = open;
  const nowMs = Date.parse(ctx.now);
  assertBookable(openState(open, nowMs));
  const form = formBefore(planOf(page, planId), page.form);
  const { answers, files } = await takeUploads({
    ...{ teamId, formId: page.id, path: "body.q_a", now: ctx.now },
    questions: shownFields(form, body).map(toQuestion),
    answers: body.q_a ?? [],
  });
  const booking = { ...body, q_a: checkAnswers(form, { ...body, q_a: answers }) };
  const query = { teamId, pageId: page.id, options: page, planId, holdId: body.hold_id, nowMs };
  const hosts = requestedHosts(open, { organizerId: body.organizer_id });
  const slot = toInterval(body.availability);
  const held = await findHeldHosts(query, hosts, slot);
  return bookTime({ query, hosts, slot, held }, (hostsFor) =>
    commitBooking(ctx, open, { ...query, booking, files, hostsFor }),
  );
}

const PAGE_CHANGED: Reason = "booking-page.changed";

/** Whether the page was changed after it was opened: its hosts and its form may differ. */
const isPageChanged = (error: unknown): boolean => error instanceof AppError && error.reason === PAGE_CHANGED;

type Booking = Pick<PageQuery, "planId" | "holdId" | "nowMs"> & {
  booking: BookingRequest;
  files: readonly SubmittedFile[];
  hostsFor: Parameters<Commit<unknown>>[0];
};

/** @throws CONFLICT (`booking-page.changed`); SLOT_TAKEN; TOO_MANY_REQUESTS */
const commitBooking = (ctx: Context, { page: opened, hosts }: OpenPage, { holdId, nowMs, ...booked }: Booking) =>
  transaction(ctx, async (tx) => {
    const [page, hold, booking] = await Promise.all([
      readPage(tx, ctx.teamId, opened.id),
      holdId === undefined ? undefined : readHold(tx, ctx.teamId, holdId),
      withLedSubmission(tx, ctx.teamId, opened.id, booked.booking),
    ]);
    if (page.updated_at !== opened.updated_at)
      throw new AppError("CONFLICT", schedulingTexts.pageChanged, undefined, PAGE_CHANGED);
    const tally = await readTally(tx, ctx.teamId, { ...page, organizers: hosts }, ctx.now);
    const chosen = { hosts: booked.hostsFor(tally), plan: planOf(page, booked.planId) };
    const ids = { id: randomUUID(), uuid: randomUUID() };
    const sessionId = await sessionFor(tx, ctx, { page, ...chosen, ...ids, range: booking.availability });
    const files = [...booked.files];
    const event = { ...eventOf(page, { ...chosen, ids, sessionId }, { ...booked, booking }, ctx.now), files };
    const claimFiles = await claimUploads(
      tx,
      ctx.teamId,
      files.map((file) => file.id),
      { submissionId: event.id, now: ctx.now },
    );
    const countMails = await takeMeetingMailQuotas(tx, ctx, event);
    const writeDays = await claimTime(tx, ctx.teamId, { after: event, page, hold, nowMs });
    claimFiles();
    countMails();
    writeDays();
    if (hold) removeHold(tx, ctx.teamId, hold.id);
    const host = hosts.find(({ id }) => id === event.host.id);
    if (tally && host) saveTally(tx, ctx.teamId, page.id, afterBooking(tally, host, ctx.now));
    saveEvent(tx, ctx.teamId, event);
    createLink(tx, event.uuid, { team_id: ctx.teamId, kind: "event", id: event.id, page_id: page.id });
    return {
      answer: { ...toPublicEvent(event, true, ctx.now), invitee: requestedInvitee(booking), uuid: event.uuid },
      event: [
        { type: event.approval === "pending" ? "meeting.requested" : "meeting.created", before: null, after: event },
        ...consentsIn(page, event),
      ],
    };
  });

/** The event for the invitee's answers to the form's consents to marketing mails; none without consents or address. */
function consentsIn({ id: form_id, title, form }: BookingPage, meeting: ScheduledEvent): FormsEvent[] {
  const consents = emailConsentsIn(form, meeting.q_a);
  const { email = "" } = meeting.invitees[0] ?? {};
  if (consents.length === 0 || email === "") return [];
  const after = { id: meeting.id, form_id, title, email, consents, answered_at: meeting.created_at };
  return [{ type: "email-consent.answered", before: null, after }];
}

type Chosen = { hosts: readonly PageHost[]; ids: { id: string; uuid: string }; sessionId: string | undefined };

function eventOf(
  page: BookingPage,
  { hosts, ids, sessionId }: Chosen,
  { booking, planId }: Pick<Booking, "booking" | "planId">,
  now: string,
): ScheduledEvent {
  const [first] = hosts;
  if (!first) throw new Error("Nobody takes this meeting.");
  return bookMeeting(page, { hosts, plan: placeOf(page, first, planId), sessionId }, booking, ids, now);
}

type Seat = {
  page: BookingPage;
  hosts: readonly PageHost[];
  plan: MeetingPlan;
  id: string;
  range: BookingRequest["availability"];
};

/** The session that a booking joins, or the booking's own id if it opens one; undefined on a page without seats. */
async function sessionFor(tx: Tx, ctx: Context, { page, hosts, plan, id, range }: Seat): Promise<string | undefined> {
  if (page.seats === 1) return undefined;
  const event = { id, date_range: range, buffer: plan.buffer, page_id: page.id, session_id: id, meeting_plan: plan };
  const hostIds = hosts.map((host) => host.id);
  return (
    (await readSession(tx, ctx.teamId, { time: toOccupiedTime(event), hostIds, page, nowMs: Date.parse(ctx.now) })) ??
    id
  );
}

/** Keeps the submission that the visitor's browser names only if that submission's router leads to this page. */
async function withLedSubmission(tx: Tx, teamId: string, pageId: string, booking: BookingRequest) {
  if (!booking.submission) return booking;
  const pageIds = await readPagesOf(tx, teamId, booking.submission.router_id);
  return pageIds.includes(pageId) ? booking : { ...booking, submission: undefined };
}
