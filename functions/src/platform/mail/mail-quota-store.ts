import { createHash } from "node:crypto";
import { AppError } from "@dure/domain/shared/error";
import { CountedMail, countMails, type MailLimit } from "@dure/domain/shared/mail-quota";
import type { Text } from "@dure/domain/shared/text";
import type { Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import { firestore, runTransaction } from "../firebase";

/** A limit, and the mails to count against it. */
export type MailQuota = {
  /** What the limit applies to, such as a kind of mail and an address; stored as a hash. */
  key: string;
  limit: MailLimit;
  /** One for each mail, the same in every attempt to send it. */
  ids: readonly string[];
};

/** Says what to do until the limit has room again. */
export type QuotaRefusal = (minutes: number) => Text;

const Counted = z.array(CountedMail).catch([]);

const quotaDoc = ({ key }: MailQuota) =>
  firestore.doc(`mail-quotas/${createHash("sha256").update(key).digest("base64url")}`);

/**
 * Counts mails against all of their quotas, or against none of them. A repeated request counts once, by its ids.
 * @returns the write, to be called after the transaction's reads
 * @throws TOO_MANY_REQUESTS, with the time to wait
 */
export async function takeMailQuota(
  tx: Transaction,
  quotas: readonly MailQuota[],
  refusal: QuotaRefusal,
): Promise<() => void> {
  const { waitMs, write } = await countIn(tx, quotas);
  if (waitMs === 0) return write;
  throw new AppError("TOO_MANY_REQUESTS", refusal(Math.ceil(waitMs / 60_000)), {
    retry_after_seconds: Math.ceil(waitMs / 1000),
  });
}

/** Like `takeMailQuota`, in a transaction of its own, for mails that are not requested in a transaction. */
export const spendMailQuota = (quotas: readonly MailQuota[], refusal: QuotaRefusal): Promise<void> =>
  runTransaction(async (tx) => (await takeMailQuota(tx, quotas, refusal))());

/** Like `spendMailQuota`, but returns false beyond the limit, for mails that are then dropped. */
export const fitsMailQuota = (quotas: readonly MailQuota[]): Promise<boolean> =>
  runTransaction(async (tx) => {
    const { waitMs, write } = await countIn(tx, quotas);
    if (waitMs === 0) write();
    return waitMs === 0;
  });

/** `waitMs` is the time until all quotas have room; if it is 0, `write` counts the mails. */
async function countIn(tx: Transaction, quotas: readonly MailQuota[]): Promise<{ waitMs: number; write: () => void }> {
  const nowMs = Date.now();
  const docs = await tx.getAll(...quotas.map(quotaDoc));
  const counts = quotas.map((quota, at) => ({
    quota,
    ...countMails(Counted.parse(docs[at]?.get("counted")), quota.ids, quota.limit, nowMs),
  }));
  const waitMs = Math.max(...counts.map((count) => ("waitMs" in count ? count.waitMs : 0)));
  const write = () => {
    for (const { quota, ...count } of counts) {
      // A Date: Firestore's time-to-live policies read nothing else.
      const expires_at = new Date(nowMs + quota.limit.periodMs);
      if ("counted" in count) tx.set(quotaDoc(quota), { counted: count.counted, expires_at });
    }
  };
  return { waitMs, write };
}
