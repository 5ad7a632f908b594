import { dayOf } from "@dure/domain/email/deliverability/warm-up";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam, runTransaction } from "../../platform/firebase";

const KEPT_MS = 7 * 86_400_000;

const allowanceDoc = (teamId: string, domain: string, now: string) =>
  inTeam(teamId, "email-allowances").doc(`${dayOf(now)} ${domain}`);

const usedIn = (doc: DocumentSnapshot): number => Number(doc.get("used") ?? 0);

/** How many mails of a domain's allowance are taken on the day of `now`. */
export async function readUsedAllowance(teamId: string, domain: string, now: string): Promise<number> {
  return usedIn(await allowanceDoc(teamId, domain, now).get());
}

/** Takes up to `count` mails of a day's allowance. @returns how many */
export const takeUpTo = (
  teamId: string,
  domain: string,
  { count, limit, now }: { count: number; limit: number; now: string },
): Promise<number> =>
  runTransaction(async (tx: Transaction) => {
    const doc = await tx.get(allowanceDoc(teamId, domain, now));
    const used = usedIn(doc);
    const granted = Math.max(0, Math.min(count, limit - used));
    const expires_at = new Date(Date.parse(now) + KEPT_MS);
    if (granted > 0) tx.set(doc.ref, { domain, used: used + granted, expires_at });
    return granted;
  });
