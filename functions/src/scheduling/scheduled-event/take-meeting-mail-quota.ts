import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import type { Context } from "../../platform/context";
import { takeMailQuota } from "../../platform/mail/mail-quota-store";
import { visitorMailQuotas } from "../../platform/mail/visitor-mail-quotas";
import type { Tx } from "../../platform/transaction/transaction-store";

/**
 * Counts the mails that a visitor's booking or move causes against quotas: the addresses that a visitor types are
 * unverified, and bookings must not flood a stranger's mailbox. Changes by members aren't counted.
 * @returns the write, to be called after the transaction's reads
 * @throws TOO_MANY_REQUESTS
 */
async function takeMails(tx: Tx, ctx: Context, emails: readonly string[], id: string): Promise<() => void> {
  if (ctx.actor.role !== "public") return () => undefined;
  const mails = [...new Set(emails)].map((email) => ({ id, email }));
  return takeMailQuota(tx, visitorMailQuotas("meeting", ctx.teamId, mails), schedulingTexts.tooManyBookings);
}

/** Counts the mail of a move, to the invitee. */
export const takeMeetingMailQuota = (tx: Tx, ctx: Context, email: string, id: string): Promise<() => void> =>
  takeMails(tx, ctx, [email], id);

/** Counts the mails of a booking: to its invitee, and to the guests whose addresses the invitee typed. */
export const takeMeetingMailQuotas = (
  tx: Tx,
  ctx: Context,
  { id, invitees, guests }: Pick<ScheduledEvent, "id" | "invitees" | "guests">,
): Promise<() => void> => takeMails(tx, ctx, [invitees[0]?.email ?? "", ...guests], id);
