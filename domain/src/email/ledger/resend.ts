import type { Batch } from "./batch";
import { noCounts } from "./batch-counts";
import { type MailHistoryEntry, type Recipient, withHistoryEntry } from "./recipient";

/** The step that records that a member had an `unknown` mail sent again. */
const RESENT = "resent";

/**
 * The id of the batch that resends to a recipient. It is idempotent: everybody who asks for the same attempt gets the
 * same id.
 */
export const resendId = ({ id, steps }: Pick<Recipient, "id" | "steps">): string =>
  `resent-${id}-${steps.filter(({ what }) => what === RESENT).length + 1}`;

/**
 * Moves a recipient from a batch whose call got no answer to a batch of their own, which is sent. Only a member can
 * start this: the first mail may have arrived.
 * @returns undefined if the batch is not `unknown`, or the recipient is not in it
 */
export function detachUnknown(
  batch: Batch,
  key: string,
  { id, now }: { id: string; now: string },
): { batch: Batch; again: Batch } | undefined {
  const row = batch.rows.find((one) => one.key === key);
  if (batch.state !== "unknown" || !row) return undefined;
  const rows = batch.rows.filter((one) => one !== row);
  const counts = { ...batch.counts, unknown: Math.max(0, batch.counts.unknown - 1) };
  const again: Batch = {
    ...batch,
    ...{ id, state: "queued", due_at: now, queued_at: now, rows: [row], size: 1 },
    ...{ failures: 0, owner: "", lease_until: null, called_at: null, sent_at: null, message_id: "", error: "" },
    counts: noCounts(),
  };
  return { batch: { ...batch, rows, size: batch.size - 1, counts }, again };
}

/** Adds the attempt that got no answer, and the member who resent the mail, to a recipient's steps. */
export function historyOfResend(
  steps: readonly MailHistoryEntry[],
  batch: Batch,
  { by, now }: { by: string; now: string },
): MailHistoryEntry[] {
  const called = batch.called_at ?? batch.queued_at;
  const unanswered: MailHistoryEntry[] = [
    { what: "calling", at: called, detail: "" },
    { what: "unknown", at: called, detail: batch.error },
  ];
  return [...unanswered, { what: RESENT, at: now, detail: by }].reduce(withHistoryEntry, [...steps]);
}
