import { Billing } from "@dure/domain/teams/billing";
import type { Transaction } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";
import { pagesOf } from "../../platform/firestore/pages-of-store";

/** Stripe repeats an event for three days at most. */
const EVENTS_KEPT_MS = 7 * 86_400_000;

const billingDoc = (teamId: string) => inTeam(teamId, "billing").doc("stripe");
const eventDoc = (teamId: string, id: string) => inTeam(teamId, "billing-events").doc(id);
const customers = firestore.collection("billing-customers");

export async function readBilling(teamId: string): Promise<Billing> {
  return Billing.parse((await billingDoc(teamId).get()).data() ?? {});
}

export async function getBilling(tx: Transaction, teamId: string): Promise<Billing> {
  return Billing.parse((await tx.get(billingDoc(teamId))).data() ?? {});
}

/** Writes the mirror with a new version. */
export function saveBilling(tx: Transaction, teamId: string, billing: Billing): void {
  tx.set(billingDoc(teamId), { ...billing, version: billing.version + 1 });
}

/** Adds a customer to the registry that maps Stripe's events to teams. */
export function registerCustomer(tx: Transaction, teamId: string, customerId: string): void {
  tx.set(customers.doc(customerId), { team_id: teamId });
}

/** Whether a Stripe event has been handled before (`isKnown`); `mark` records that it is handled now. */
export async function getEventMark(tx: Transaction, teamId: string, id: string, nowMs: number) {
  const { exists, ref } = await tx.get(eventDoc(teamId, id));
  // A Date: Firestore's time-to-live policies read nothing else.
  return { isKnown: exists, mark: () => tx.set(ref, { expires_at: new Date(nowMs + EVENTS_KEPT_MS) }) };
}

/** The team of a customer at Stripe. */
export async function findCustomersTeam(customerId: string): Promise<string | undefined> {
  return (await customers.doc(customerId).get()).get("team_id");
}

/** All teams that are or were customers, page by page. */
export async function* customerTeams(): AsyncGenerator<string[]> {
  for await (const page of pagesOf(customers.orderBy("__name__"), PAGE))
    yield page.map((doc) => String(doc.get("team_id")));
}

const PAGE = 200;
