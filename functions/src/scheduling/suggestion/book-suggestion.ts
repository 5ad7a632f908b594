import { randomUUID } from "node:crypto";
import { toPublicEvent } from "@dure/domain/scheduling/scheduled-event/change-scheduled-event";
import { requestedInvitee, withUnmaskedEmail } from "@dure/domain/scheduling/scheduled-event/invitee-email";
import type { BookingRequest } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { toInterval } from "@dure/domain/scheduling/slots/interval";
import {
  assertOffered,
  closeSuggestion,
  bookSuggestion as decide,
} from "@dure/domain/scheduling/suggestion/change-suggestion";
import { otherTimes } from "@dure/domain/scheduling/suggestion/suggested-move";
import { type Context, forTeam } from "../../platform/context";
import { createLink } from "../../platform/firestore/link-store";
import { transaction, withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { disconnectedAsConflict } from "../scheduled-event/disconnected-as-conflict";
import { saveEvent } from "../scheduled-event/scheduled-event-store";
import { claimSuggestedTimes } from "./claim-suggested-times";
import { assertFree } from "./offered-times";
import { type OpenSuggestion, openSuggestion } from "./open-suggestion";
import { saveSuggestionChange } from "./save-suggestion-change";
import { readSuggestion } from "./suggestion-store";

/**
 * Books one of the times that a suggestion offers. The first booking to commit closes the suggestion for everybody
 * else, and frees its other times. The calendar events and the mails follow from the event `meeting.created`.
 * @throws CONFLICT when the suggestion is closed; SLOT_TAKEN; BAD_REQUEST for a time that it doesn't offer
 */
export async function bookSuggestion(visitor: Context, id: string, request: BookingRequest) {
  const open = await openSuggestion(id);
  const ctx = forTeam(visitor, open.teamId);
  return withIdempotentReplay(ctx, async () => {
    const nowMs = Date.parse(ctx.now);
    const time = toInterval(request.availability);
    assertOffered(open.suggestion, request.availability, ctx.now);
    await disconnectedAsConflict(assertFree(open, time, nowMs));
    return commitBooking(ctx, open, request);
  });
}

const commitBooking = (
  ctx: Context,
  { organizer, attendees, suggestion: { id } }: OpenSuggestion,
  request: BookingRequest,
) =>
  transaction(ctx, async (tx) => {
    const before = await readSuggestion(tx, ctx.teamId, id);
    assertOffered(before, request.availability, ctx.now);
    const ids = { id: randomUUID(), uuid: randomUUID() };
    const event = decide({ ...before, organizer }, attendees, withUnmaskedEmail(request, before), ids, ctx.now);
    const after = closeSuggestion(before, event, ctx.now);
    const writeDays = await claimSuggestedTimes(tx, ctx.teamId, { before, after, event, nowMs: Date.parse(ctx.now) });
    writeDays();
    const closed = saveSuggestionChange(tx, ctx.teamId, before, after);
    saveEvent(tx, ctx.teamId, event);
    createLink(tx, event.uuid, { team_id: ctx.teamId, kind: "event", id: event.id, page_id: id });
    return {
      answer: {
        ...toPublicEvent(event, otherTimes(after, event, ctx.now).length > 0, ctx.now),
        invitee: requestedInvitee(request),
        uuid: event.uuid,
      },
      event: [{ type: "meeting.created", before: null, after: event }, ...closed],
    };
  });
