import { noticeMailId } from "@dure/domain/scheduling/notification/notice-mail-of";
import { noticesOf } from "@dure/domain/scheduling/notification/notices-of";
import type { MeetingChange } from "@dure/domain/scheduling/notification/notification";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { withdrawMail } from "../../platform/mail/mail-ledger-store";
import type { Tx } from "../../platform/transaction/transaction-store";

/**
 * Withdraws the unsent template mails about changes of a meeting.
 * @returns the write, to be called after the transaction's reads
 */
export async function withdrawNotices(
  tx: Tx,
  teamId: string,
  before: ScheduledEvent,
  changes: readonly MeetingChange[],
): Promise<() => void> {
  const ids = changes.flatMap((change) =>
    noticesOf(before, change)
      .mails.filter(({ emailTemplateId }) => emailTemplateId !== null)
      .map((notice) => noticeMailId(before, { change, sequence: sequenceOf(before, change), notice })),
  );
  const writes = await Promise.all(ids.map((id) => withdrawMail(tx, teamId, id)));
  return () => {
    for (const write of writes) write();
  };
}

/** The sequence of the change whose mail may be unsent: 0 for the booking, the current one for the last move. */
const sequenceOf = ({ sequence }: ScheduledEvent, change: MeetingChange): number =>
  change === "created" ? 0 : sequence;
