import type { schedulingApi } from "@dure/domain/scheduling/api";
import { followUpId } from "@dure/domain/scheduling/booking-page/follow-up";
import { afterCancellation } from "@dure/domain/scheduling/booking-page/round-robin";
import { assertHost, cancelMeeting } from "@dure/domain/scheduling/scheduled-event/change-scheduled-event";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { withdrawMail } from "../../platform/mail/mail-ledger-store";
import { transaction } from "../../platform/transaction/transaction-store";
import { findPage } from "../booking-page/booking-page-store";
import { getEvent, readScheduledEvent, saveEvent } from "./scheduled-event-store";
import { showEvent } from "./shown-event";
import { inHostsTurn, takeTime } from "./take-time";
import { readTally, saveTally } from "./tally-store";

/** Frees the time; the calendar event goes, and both parties get the reason by mail. */
export const cancelEvent: Verb<typeof schedulingApi.cancelEvent> = async (ctx, { params, body }) => {
  const { host_ids: hostIds } = await getEvent(ctx.teamId, params.id);
  const check = async () => {};
  return inHostsTurn({ teamId: ctx.teamId, hostIds }, check, () => keepCancellation(ctx, params.id, body.reason));
};

const keepCancellation = (ctx: Context, id: string, reason: string) =>
  transaction(ctx, async (tx) => {
    const before = await readScheduledEvent(tx, ctx.teamId, id);
    assertHost(before, ctx.actor);
    const after = cancelMeeting(before, reason, ctx.actor, ctx.now);
    const page = await findPage(tx, ctx.teamId, before.page_id);
    const tally = page && (await readTally(tx, ctx.teamId, page, ctx.now));
    const withdraw = await withdrawMail(tx, ctx.teamId, followUpId(before));
    const freeTime = await takeTime(tx, ctx.teamId, { after, before, nowMs: Date.parse(ctx.now) });
    freeTime();
    if (before.follow_up_mail_setting) withdraw();
    if (page && tally) saveTally(tx, ctx.teamId, page.id, afterCancellation(tally, before.host.id, before.created_at));
    saveEvent(tx, ctx.teamId, after);
    return { answer: showEvent(ctx, after), event: { type: "meeting.cancelled", before, after } };
  });
