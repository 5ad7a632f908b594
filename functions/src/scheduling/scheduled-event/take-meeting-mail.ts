import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { MAIL_LIMITS, mailboxOf } from "@dure/domain/shared/mail-quota";
import type { Context } from "../../platform/context";
import { takeMailQuota } from "../../platform/mail/mail-quota-store";
import type { Tx } from "../../platform/transaction/transaction-store";

/**
 * Counts the mail that a visitor's booking or move brings about. Nobody has proven the address that a visitor typed, so a
 * stranger can't be flooded by bookings in their name. What members do isn't counted.
 * @returns the write, to be called after the transaction's reads
 * @throws TOO_MANY_REQUESTS
 */
export async function takeMeetingMail(tx: Tx, ctx: Context, email: string, id: string): Promise<() => void> {
  if (ctx.actor.role !== "public") return () => undefined;
  const key = `meeting of ${ctx.teamId} to ${mailboxOf(email)}`;
  const quota = { key, limit: MAIL_LIMITS.meeting.recipient, ids: [id] };
  return takeMailQuota(tx, [quota], schedulingTexts.tooManyBookings);
}

/** The same for all whom a booking mails: its invitee, and the guests whose addresses the invitee typed. */
export async function takeMeetingMails(
  tx: Tx,
  ctx: Context,
  { id, invitees, guests }: Pick<ScheduledEvent, "id" | "invitees" | "guests">,
): Promise<() => void> {
  const writes: (() => void)[] = [];
  for (const email of [invitees[0]?.email ?? "", ...guests]) writes.push(await takeMeetingMail(tx, ctx, email, id));
  return () => {
    for (const write of writes) write();
  };
}
