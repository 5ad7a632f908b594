import { randomUUID } from "node:crypto";
import type { schedulingApi } from "@dure/domain/scheduling/api";
import { bookMeeting, toPublicEvent } from "@dure/domain/scheduling/change-scheduled-event";
import { toInterval } from "@dure/domain/scheduling/interval";
import { assertBookable, pageState } from "@dure/domain/scheduling/publish-page";
import type { BookingRequest, ScheduledEvent } from "@dure/domain/scheduling/scheduled-event";
import { isOffered } from "@dure/domain/scheduling/slots";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { type Context, forTeam } from "../../platform/context";
import type { Verb } from "../../platform/endpoint";
import { firstAnswerOr, transaction } from "../../platform/transaction-store";
import { readPage } from "../booking-page/booking-page-store";
import { assertFreeNow, assertNotHeld } from "../booking-page/free-times";
import { hostOf } from "../booking-page/get-public-booking";
import { type OpenPage, openPage } from "../booking-page/open-page";
import { createLink } from "../link-store";
import { disconnectedAsConflict } from "./disconnected";
import { saveEvent } from "./scheduled-event-store";
import { inHostsTurn, takeTime } from "./take-time";

/**
 * Books a time of a page: it must be one that the page offers, free in the host's calendars as of now, and free of
 * other meetings when it commits. The calendar event and the mails follow from the event `meeting.created`.
 */
export const bookPublicly: Verb<typeof schedulingApi.bookPublicly> = async (visitor, { query, body }) => {
  if (query.type === "onetime") throw new AppError("NOT_ACCEPTABLE", schedulingTexts.onetimeUnsupported);
  const open = await openPage(query.id);
  const ctx = forTeam(visitor, open.teamId);
  return firstAnswerOr(ctx, async () => {
    assertOffered(open, body, ctx.now);
    const slot = toInterval(body.availability);
    const host = hostOf(open);
    await disconnectedAsConflict(assertFreeNow(host, slot));
    const event = bookMeeting(open.page, open.host, body, { id: randomUUID(), uuid: randomUUID() }, ctx.now);
    return inHostsTurn(
      host,
      () => assertNotHeld(host, slot),
      () => keepBooking(ctx, event),
    );
  });
};

function assertOffered({ page, host }: OpenPage, { availability, organizer_id }: BookingRequest, now: string): void {
  const nowMs = Date.parse(now);
  if (organizer_id && organizer_id !== host.id) throw new AppError("BAD_REQUEST", schedulingTexts.foreignOrganizer);
  assertBookable(pageState(page, nowMs));
  if (!isOffered(page, toInterval(availability), nowMs))
    throw new AppError("BAD_REQUEST", schedulingTexts.slotNotOffered);
}

const keepBooking = (ctx: Context, event: ScheduledEvent) =>
  transaction(ctx, async (tx) => {
    const page = await readPage(tx, ctx.teamId, event.page_id);
    const saveTime = await takeTime(tx, ctx.teamId, event);
    saveTime();
    saveEvent(tx, ctx.teamId, event);
    createLink(tx, event.uuid, {
      team_id: ctx.teamId,
      kind: "event",
      id: event.id,
      host_id: event.host.id,
      page_id: page.id,
    });
    return {
      answer: { ...toPublicEvent(event, true, ctx.now), uuid: event.uuid },
      event: { type: "meeting.created", before: null, after: event },
    };
  });
