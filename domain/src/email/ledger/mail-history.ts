import type { Batch } from "./batch";
import { type MailHistoryEntry, type Recipient, statusOf } from "./recipient";

/** What happened to a recipient's mail, oldest first: the steps of its batch, then those that SendGrid told of. */
export function mailHistory(recipient: Recipient, batch: Batch | undefined): MailHistoryEntry[] {
  const { queued_at, sent_at, skip_reason, failure_reason, steps } = recipient;
  const status = statusOf(recipient);
  const step = (what: string, at: string | null | undefined, detail = ""): MailHistoryEntry[] =>
    at ? [{ what, at, detail }] : [];
  if (status === "skipped") return [...steps, ...step("skipped", batch?.called_at ?? queued_at, skip_reason ?? "")];
  return [
    ...step("queued", queued_at),
    ...step("calling", batch?.called_at),
    ...step("accepted", sent_at),
    ...(status === "unknown" ? step("unknown", batch?.called_at, batch?.error) : []),
    ...(status === "failed" && sent_at === null ? step("failed", batch?.called_at, failure_reason ?? "") : []),
    ...steps,
  ].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
