import { followUpId } from "@dure/domain/forms/follow-up-mail";
import type { schedulingApi } from "@dure/domain/scheduling/api";
import { afterCancellation } from "@dure/domain/scheduling/booking-page/round-robin";
import { cancelMeeting } from "@dure/domain/scheduling/scheduled-event/change-scheduled-event";
import type { Verb } from "../../platform/http/endpoint";
import { withdrawMail } from "../../platform/mail/mail-ledger-store";
import { transaction } from "../../platform/transaction/transaction-store";
import { findPage } from "../booking-page/booking-page-store";
import { claimTime } from "./claim-time";
import { readScheduledEvent, saveEvent } from "./scheduled-event-store";
import { assertMayChange, showEvent } from "./shown-event";
import { readTally, saveTally } from "./tally-store";

/** Cancels an event and frees its time. The calendar event is deleted, and both parties get the reason by mail. */
export const cancelEvent: Verb<typeof schedulingApi.cancelEvent> = (ctx, { params, body }) =>
  transaction(ctx, async (tx) => {
    const before = await readScheduledEvent(tx, ctx.teamId, params.id);
    assertMayChange(ctx, before);
    const after = cancelMeeting(before, body.reason, ctx.actor, ctx.now);
    const page = await findPage(tx, ctx.teamId, before.page_id);
    const tally = page && (await readTally(tx, ctx.teamId, page, ctx.now));
    const withdraw = await withdrawMail(tx, ctx.teamId, followUpId(before));
    const writeDays = await claimTime(tx, ctx.teamId, { after, before, nowMs: Date.parse(ctx.now) });
    writeDays();
    if (before.follow_up_mail_setting) withdraw();
    if (page && tally) saveTally(tx, ctx.teamId, page.id, afterCancellation(tally, before.host.id, before.created_at));
    saveEvent(tx, ctx.teamId, after);
    return { answer: showEvent(ctx, after), event: { type: "meeting.cancelled", before, after } };
  });
