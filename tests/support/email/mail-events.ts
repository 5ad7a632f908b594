import "../suite/product-config";
import { TrackedRecipient as Tracked, type TrackedRecipient } from "@dure/domain/email/event/tracked-recipient";
import type { BatchCounts } from "@dure/domain/email/ledger/batch-counts";
import { signatureHeaders, signingKey } from "../../../emulators/sendgrid/events/signing-key";
import { EVENT_WEBHOOK_SEED } from "../../../emulators/src/suite/function-settings";
import { addressKey } from "../../../functions/src/email/address/address-key";
import { firestore } from "../suite/admin";
import { suite } from "../suite/suite";

export const SENT_AT = "2026-11-02T00:00:00.000Z";
const SENT_SECONDS = Date.parse(SENT_AT) / 1000;

export const recipientKey = addressKey;

const campaignPath = (teamId: string, campaignId: string) => `teams/${teamId}/campaigns/${campaignId}`;

/** Stores recipients of a campaign's batch in the state that sending leaves them in. */
export async function sentBatch(
  teamId: string,
  campaignId: string,
  emails: readonly string[],
  { batch = "b1", html = "", ...more }: Partial<TrackedRecipient> & { html?: string } = {},
): Promise<void> {
  const campaign = firestore.doc(campaignPath(teamId, campaignId));
  const writes = firestore.batch();
  writes.set(campaign.collection("frozen").doc("content"), { html });
  writes.set(campaign.collection("batches").doc(batch ?? ""), {
    counts: { accepted: emails.length },
    size: emails.length,
  });
  for (const email of emails) {
    const recipient = Tracked.parse({
      id: recipientKey(teamId, email),
      email,
      record: { kind: "lead", id: recipientKey(teamId, email) },
      batch,
      status: "queued",
      queued_at: SENT_AT,
      sent_at: SENT_AT,
      ...more,
    });
    writes.set(campaign.collection("recipients").doc(recipient.id), recipient);
  }
  await writes.commit();
}

/** An event of SendGrid about a recipient, `seconds` after the mail was sent. */
export const eventOf = (
  { teamId, campaignId }: { teamId: string; campaignId: string },
  email: string,
  event: string,
  seconds: number,
  more: Record<string, unknown> = {},
) => ({
  email,
  event,
  timestamp: SENT_SECONDS + seconds,
  team_id: teamId,
  campaign_id: campaignId,
  recipient_id: recipientKey(teamId, email),
  sg_event_id: crypto.randomUUID(),
  ...more,
});

/** Posts to the webhook as SendGrid does: signed, unless other headers are given. */
export async function postEvents(events: unknown, headers?: Record<string, string>): Promise<number> {
  const body = typeof events === "string" ? events : `${JSON.stringify(events)}\r\n`;
  const signed = headers ?? signatureHeaders(signingKey(EVENT_WEBHOOK_SEED), "1700000000", body);
  const response = await fetch(`${suite.apiUrl}/public/email/events`, {
    method: "POST",
    headers: { "content-type": "application/json", ...signed },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

export async function storedRecipient(teamId: string, campaignId: string, email: string): Promise<TrackedRecipient> {
  const doc = await firestore
    .doc(`${campaignPath(teamId, campaignId)}/recipients/${recipientKey(teamId, email)}`)
    .get();
  return Tracked.parse(doc.data());
}

export async function storedCounts(teamId: string, campaignId: string, batch = "b1"): Promise<Partial<BatchCounts>> {
  const doc = await firestore.doc(`${campaignPath(teamId, campaignId)}/batches/${batch}`).get();
  const counts = Object.entries(doc.get("counts") as Partial<BatchCounts>);
  return Object.fromEntries(counts.filter(([, count]) => count !== 0));
}

/** The campaign's statistics by hour, provider and link. */
export async function storedStatistics(teamId: string, campaignId: string) {
  const { docs } = await firestore.collection(`${campaignPath(teamId, campaignId)}/links`).get();
  return docs.map((doc) => doc.data());
}
