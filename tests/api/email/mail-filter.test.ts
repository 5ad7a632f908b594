import type { MailCondition } from "@dure/domain/records/filter/mail-activity";
import { beforeAll, describe, expect, test } from "vitest";
import { enableMarketing } from "../../support/email/enable-marketing";
import { eventOf, postEvents, SENT_AT, sentBatch } from "../../support/email/mail-events";
import { segmentOf } from "../../support/email/segment";
import { firestore } from "../../support/suite/admin";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

const NAMES = ["열람", "받음", "반송", "무관"] as const;
const addressOf = (name: string) => `${encodeURIComponent(name).replaceAll("%", "").toLowerCase()}@customer.example`;
const DAY_MS = 86_400_000;

let tenant: Tenant;
let admin: Member;

beforeAll(async () => {
  tenant = await createTenant({ row_access: "own" });
  await enableMarketing(tenant);
  admin = await tenant.member("admin");
  for (const name of NAMES) await createLead(admin, name);
  await send(tenant, "spring");
  await happens(tenant, "spring", [
    ["열람", "delivered", 10],
    ["열람", "open", 100],
    ["받음", "delivered", 10],
    ["받음", "open", 11],
    ["반송", "bounce", 10],
  ]);
});

const createLead = ({ client }: Member, name: string) =>
  client.records.createLead({ body: { deal_name: name, email: addressOf(name).toUpperCase() } });

async function send({ teamId }: Tenant, campaignId: string): Promise<void> {
  const values = { name: "봄 소식", status: "sent", launched_at: new Date().toISOString() };
  await firestore.doc(`teams/${teamId}/campaigns/${campaignId}`).set(values);
  await sentBatch(teamId, campaignId, NAMES.slice(0, 3).map(addressOf));
}

async function happens({ teamId }: Tenant, campaignId: string, facts: [string, string, number][]): Promise<void> {
  const at = { teamId, campaignId };
  const events = facts.map(([name, event, seconds]) =>
    eventOf(at, addressOf(name), event, seconds, { type: "bounce" }),
  );
  expect(await postEvents(events)).toBe(200);
  await until(async () => (await firestore.collection(`teams/${teamId}/email-events`).get()).empty, 100_000);
}

const ever: MailCondition = { campaign_id: null, days: null };
const spring: MailCondition = { campaign_id: "spring", days: null };

/** The names of the leads that a condition on mails finds. */
async function found(identifier: string, value: MailCondition = ever, who = admin, condition: "is" | "isNot" = "is") {
  const filters = { operator: "AND" as const, conditions: [{ identifier, condition, value }] };
  const { data } = await who.client.records.filterRecords({
    params: { entityId: "lead" },
    query: {},
    body: { filters },
  });
  return data.map(({ deal_name }) => deal_name).sort();
}

describe("a filter on mails", () => {
  test("finds the records with the event, and its negation all others", async () => {
    expect(await found("mail_received")).toEqual(["받음", "열람"]);
    expect(await found("mail_opened", spring)).toEqual(["열람"]);
    expect(await found("mail_opened", spring, admin, "isNot")).toEqual(["무관", "반송", "받음"]);
    expect(await found("mail_bounced")).toEqual(["반송"]);
    expect(await found("mail_clicked")).toEqual([]);
  });

  test("can be limited to the last days and to one campaign", async () => {
    const daysAgo = Math.ceil((Date.now() - Date.parse(SENT_AT)) / DAY_MS);
    expect(await found("mail_opened", { campaign_id: "spring", days: daysAgo + 1 })).toEqual(["열람"]);
    expect(await found("mail_opened", { campaign_id: "spring", days: daysAgo - 1 })).toEqual([]);
    expect(await found("mail_opened", { campaign_id: "other", days: null })).toEqual([]);
  });

  test("finds a new event at once, and forgets a deleted campaign", async () => {
    const { id } = await admin.client.email.createCampaign({ body: {} });
    await sentBatch(tenant.teamId, id, NAMES.slice(0, 3).map(addressOf));
    await happens(tenant, id, [
      ["받음", "delivered", 10],
      ["받음", "click", 500],
    ]);
    const summer: MailCondition = { campaign_id: id, days: null };
    expect(await found("mail_clicked", summer)).toEqual(["받음"]);
    await admin.client.email.deleteCampaign({ params: { id } });
    await until(async () => (await found("mail_clicked", summer)).length === 0, 60_000);
    expect(await found("mail_received", spring)).toEqual(["받음", "열람"]);
  });

  test("can define a segment", async () => {
    const { id, record_count } = await segmentOf(admin, [
      { identifier: "mail_opened", condition: "is", value: spring },
    ]);
    expect(record_count).toBe(1);
    const { data } = await admin.client.email.listSegmentRecords({ params: { id }, query: {} });
    expect(data.map(({ deal }) => deal.name)).toEqual(["열람"]);
  });

  test("finds no records of other members or teams", async () => {
    const member = await tenant.member("member");
    expect(await found("mail_received", ever, member)).toEqual([]);
    const other = await createTenant();
    await enableMarketing(other);
    const stranger = await other.member("admin");
    await createLead(stranger, "열람");
    expect(await found("mail_opened", spring, stranger)).toEqual([]);
    expect(await found("mail_opened", ever, stranger)).toEqual([]);
  });

  test("is offered only to teams with e-mail marketing", async () => {
    const offered = async ({ client }: Member) => {
      const params = { entityId: "deal" as const, recordTypeId: "deal" };
      const { data } = await client.records.listFilterFields({ params, query: {} });
      return (data.deal ?? []).filter(({ type }) => type === "mail").length;
    };
    expect(await offered(admin)).toBe(5);
    expect(await offered(await (await createTenant()).member("admin"))).toBe(0);
  });
});
