import { afterCancellation } from "@dure/domain/scheduling/booking-page/round-robin";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { followCancellation } from "@dure/domain/scheduling/suggestion/change-suggestion";
import type { Context } from "../../platform/context";
import type { Tx } from "../../platform/transaction/transaction-store";
import { findPage } from "../booking-page/booking-page-store";
import { withdrawNotices } from "../meeting-mail/withdraw-notices";
import { claimTime } from "../scheduled-event/claim-time";
import { saveEvent } from "../scheduled-event/scheduled-event-store";
import { readTally, saveTally } from "../scheduled-event/tally-store";
import { saveSuggestionChange } from "../suggestion/save-suggestion-change";
import { findSuggestion } from "../suggestion/suggestion-store";

/**
 * Saves an event that is canceled and frees its time, within a transaction that has read it and writes nothing before.
 * Its calendar events, mails and reminders follow from the event `meeting.cancelled`, or `meeting.declined` if it
 * waited for approval. The suggestion that it was booked from is canceled with it.
 */
export async function commitCancellation(tx: Tx, ctx: Context, before: ScheduledEvent, after: ScheduledEvent) {
  const isSuggested = before.timeslots.type === "onetime";
  const suggestion = isSuggested ? await findSuggestion(tx, ctx.teamId, before.page_id) : undefined;
  const page = await findPage(tx, ctx.teamId, before.page_id);
  // The page's strategy may have changed since the booking.
  const bookedBy = page && { ...page, strategy: before.strategy ?? page.strategy };
  const tally = bookedBy && (await readTally(tx, ctx.teamId, bookedBy, ctx.now));
  const withdraw = await withdrawNotices(tx, ctx.teamId, before, ["created", "rescheduled"]);
  const writeDays = await claimTime(tx, ctx.teamId, { after, before, nowMs: Date.parse(ctx.now) });
  writeDays();
  withdraw();
  if (page && tally) saveTally(tx, ctx.teamId, page.id, afterCancellation(tally, before.host.id, before.created_at));
  saveEvent(tx, ctx.teamId, after);
  const type = before.approval === "pending" ? "meeting.declined" : "meeting.cancelled";
  const told = suggestion
    ? saveSuggestionChange(tx, ctx.teamId, suggestion, followCancellation(suggestion, after, ctx.now))
    : [];
  return [{ type, before, after } as const, ...told];
}
