import type { CampaignContent } from "@dure/domain/email/campaign/campaign";
import { writeLeads } from "../records/bulk-leads";
import { firestore } from "../suite/admin";
import { standIn } from "../suite/stand-in";
import { stored } from "../suite/stored";
import { suite } from "../suite/suite";
import { until } from "../suite/wait";
import { createTenant, type Member, type Tenant } from "../teams/tenant";
import { enableMarketing } from "./enable-marketing";
import { segmentOf } from "./segment";
import { verifiedDomain } from "./verified-domain";

/**
 * Sets up everything that a team needs before it sends: the flag, a verified domain, a footer; mails may be sent at any
 * hour.
 */
export async function marketingTenant(tenant: Pick<Tenant, "teamId" | "team">): Promise<{ sender: string }> {
  await enableMarketing(tenant);
  const domain = await verifiedDomain(tenant.teamId);
  await standIn(suite.sendgridUrl).post("/__domains", { domain, valid: true });
  const settings = tenant.team.collection("email-settings");
  await settings.doc("footer").set({ name: "두레", address: "서울시 중구 1", phone: "02-123-4567" });
  await settings.doc("law").set({ is_on: false });
  return { sender: `news@${domain}` };
}

/** A mail that greets by name. */
export const GREETING: NonNullable<CampaignContent["email_block"]> = {
  type: "doc",
  content: [
    {
      type: "paragraph",
      attrs: { textAlign: null },
      content: [
        { type: "text", text: "안녕하세요, " },
        { type: "variable", attrs: { id: "first_name", fallback: "고객" } },
      ],
    },
  ],
};

/** Creates a campaign to all records that the member can see. */
export async function campaignToAll(member: Member, sender: string, changes: Partial<CampaignContent> = {}) {
  const segment = await segmentOf(member);
  return member.client.email.createCampaign({
    body: {
      sender_email: sender,
      sender_name: "두레",
      subject: "새 소식",
      email_block: GREETING,
      segment_ids: [segment.id],
      ...changes,
    },
  });
}

export const sendNow = ({ client }: Member, id: string) =>
  client.email.sendCampaign({ params: { id }, body: { with_unsubscriber: false } });

/** Waits until a campaign has a status, and returns it. */
export const untilCampaign = ({ client }: Member, id: string, status: string, timeoutMs = 60_000) =>
  until(async () => {
    const campaign = await client.email.getCampaign({ params: { id } });
    return campaign.status === status && campaign;
  }, timeoutMs);

type Sending = { body: { custom_args?: Record<string, string>; personalizations: { to: { email: string }[] }[] } };

/** The addresses whose mails of a campaign the mail service has accepted, in that order. */
export async function takenOf(campaignId: string): Promise<string[]> {
  const response = await fetch(`${suite.sendgridUrl}/__state`);
  const { sendings } = (await response.json()) as { sendings: Sending[] };
  return sendings
    .filter(({ body }) => body.custom_args?.campaign_id === campaignId)
    .flatMap(({ body }) => body.personalizations.map(({ to }) => to[0]?.email ?? ""));
}

/** Runs the schedule of campaigns as if it were due at a time (UTC). It covers every team. */
export async function runCampaignSchedule(at: string): Promise<void> {
  const response = await fetch(`${suite.tickerUrl}/run/dueCampaigns?at=${at}`, { method: "POST" });
  if (!response.ok) throw new Error(`The schedule answered ${response.status}: ${await response.text()}`);
}

export const batchesOf = (teamId: string, campaignId: string) => stored(teamId, `campaigns/${campaignId}/batches`);
export const recipientsOf = (teamId: string, campaignId: string) =>
  stored(teamId, `campaigns/${campaignId}/recipients`);

/**
 * Stores leads with an address and a first name each.
 * @param name the prefix of their addresses: with `silent`, the mail service sends no events for them
 * @returns their addresses, in order
 */
export async function writeBuyers(teamId: string, count: number, name = "buyer"): Promise<string[]> {
  const ids = await writeLeads(teamId, count);
  const emailOf = (id: string) => `${name}-${id}@buyers.example`;
  const writer = firestore.bulkWriter({ throttling: false });
  for (const id of ids) {
    const values = { email: emailOf(id), email_key: emailOf(id), first_name: `이름 ${id}` };
    void writer.update(firestore.doc(`teams/${teamId}/records/${id}`), values);
  }
  await writer.close();
  return ids.map(emailOf).toSorted();
}

/** A team that may send, with leads to send to. */
export async function teamWithBuyers(count: number, name?: string) {
  const own = await createTenant();
  const { sender: from } = await marketingTenant(own);
  const emails = await writeBuyers(own.teamId, count, name);
  return { own, from, emails, admin: await own.member("admin") };
}
