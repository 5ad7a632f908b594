import { noticeMailId } from "@dure/domain/scheduling/notification/notice-mail-of";
import { noticesOf } from "@dure/domain/scheduling/notification/notices-of";
import type { MeetingChange } from "@dure/domain/scheduling/notification/notification";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { withdrawMail } from "../../platform/mail/mail-ledger-store";
import type { Tx } from "../../platform/transaction/transaction-store";

/**
 * Withdraws the mails from templates about changes of a meeting that have not left.
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

/** A meeting is booked once; of its moves the last one may still be on its way. */
const sequenceOf = ({ sequence }: ScheduledEvent, change: MeetingChange): number =>
  change === "created" ? 0 : sequence;
