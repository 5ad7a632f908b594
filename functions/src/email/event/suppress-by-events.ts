import { createHash } from "node:crypto";
import {
  type AddressChange,
  type AddressState,
  normaliseAddress,
  optOut,
  type SuppressionReason,
} from "@dure/domain/email/address/address";
import type { ProofSource } from "@dure/domain/email/address/proof";
import type { MailFact } from "@dure/domain/email/event/mail-fact";
import { factOf, type SendgridEvent } from "@dure/domain/email/event/sendgrid-event";
import pLimit from "p-limit";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { changeAddress } from "../address/change-address";

const AT_ONCE = 10;

/**
 * Suppresses the addresses of hard bounces and complaints, and unsubscribes those that opted out at the mail service,
 * whoever sent the mail. Each event is noted once, under an id made of what it says.
 */
export async function suppressByEvents(teamId: string, events: readonly SendgridEvent[]): Promise<void> {
  const limit = pLimit(AT_ONCE);
  await Promise.all(events.map((event) => limit(() => suppressByEvent(teamId, event))));
}

async function suppressByEvent(teamId: string, event: SendgridEvent): Promise<void> {
  const email = normaliseAddress(event.email);
  const fact = factOf(event, (url) => url);
  const decided = fact && changeBy(fact, event.campaign_id || null);
  if (!email || !decided) return;
  const id = createHash("sha256")
    .update(JSON.stringify([fact.kind, fact.at, event.campaign_id]))
    .digest("hex");
  await transaction(systemContext(teamId, "email-events"), async (tx) => {
    const { change, source } = decided;
    const { events: changed } = await changeAddress(tx, teamId, email, change, { id, source, at: fact.at });
    return { answer: undefined, event: changed };
  });
}

type Decided = { change: (before: AddressState) => AddressChange | undefined; source: ProofSource };

function changeBy({ kind, at, detail = "" }: MailFact, campaign_id: string | null): Decided | undefined {
  if (kind === "hard_bounce")
    return { change: suppress("hard-bounce", at), source: { type: "bounce", campaign_id, answer: detail } };
  if (kind === "complaint") return { change: suppress("complaint", at), source: { type: "complaint", campaign_id } };
  if (kind === "unsubscribe")
    return {
      // The proof is noted in any case, so that a repeated event doesn't undo a consent given since.
      change: (before) => optOut(before, at) ?? { marketing: before.marketing },
      source: { type: "one-click", campaign_id },
    };
  return undefined;
}

/** The first reason for a suppression is kept. */
const suppress =
  (reason: SuppressionReason, at: string): Decided["change"] =>
  ({ suppressed }) =>
    suppressed ? undefined : { suppressed: { reason, at } };
