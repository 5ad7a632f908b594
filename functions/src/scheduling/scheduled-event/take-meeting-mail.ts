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
