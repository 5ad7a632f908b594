import { createHash } from "node:crypto";
import { ReportRow } from "@dure/domain/email/report/report-row";
import { pageOf } from "@dure/domain/shared/page";
import { beforeAll, describe, expect, test } from "vitest";
import { enableMarketing } from "../../support/email/enable-marketing";
import { eventOf, postEvents, recipientKey, sentBatch } from "../../support/email/mail-events";
import { firestore } from "../../support/suite/admin";
import { call } from "../../support/suite/call";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

const EMAILS = Array.from({ length: 12 }, (_, place) => `p${String(place).padStart(2, "0")}@naver.com`);
const LINK = "https://acme.example/?m={{email}}";
const HTML = `<a href="https://acme.example/?m={{email}}">보기</a>`;
/** The ids that anybody could derive from a guessed address: its hash. */
const idsOfAddresses = new RegExp(
  EMAILS.map((email) => createHash("sha256").update(email).digest("hex").slice(0, 32)).join("|"),
);

let tenant: Tenant;
let admin: Member;
let member: Member;

beforeAll(async () => {
  tenant = await createTenant({ row_access: "own", plan: "PRO" });
  await enableMarketing(tenant);
  [admin, member] = await Promise.all([tenant.member("admin"), tenant.member("member")]);
  await send("spring", EMAILS);
});

/** Writes a sent campaign and its events: one bounced, four opened, two of them clicked, one opted out. */
async function send(campaignId: string, emails: readonly string[]): Promise<void> {
  const { teamId } = tenant;
  const campaign = firestore.doc(`teams/${teamId}/campaigns/${campaignId}`);
  await campaign.set({
    name: "봄 소식",
    status: "sent",
    launched_at: "2026-11-02T00:00:00.000Z",
    sent_at: "2026-11-02T00:00:09.000Z",
  });
  await sentBatch(teamId, campaignId, emails, { html: HTML });
  const tell = (place: number, event: string, seconds: number, more = {}) =>
    eventOf({ teamId, campaignId }, emails[place] ?? "", event, seconds, more);
  const events = [
    tell(0, "bounce", 3, { type: "blocked", reason: "552 mailbox of p00@naver.com is full" }),
    ...emails.slice(1).map((_, place) => tell(place + 1, "delivered", place)),
    ...[1, 2, 3, 4].map((place) => tell(place, "open", 100 * place)),
    ...[1, 2].map((place) => tell(place, "click", 1_000 * place, { url: `https://acme.example/?m=${place}` })),
    tell(5, "open", 70, { sg_machine_open: true }),
    tell(3, "unsubscribe", 5_000),
  ];
  expect(await postEvents(events)).toBe(200);
  const posts = firestore.collection(`teams/${teamId}/email-events`);
  await until(async () => (await posts.get()).empty, 100_000);
}

const PATH = "/email-campaigns/spring";
const ask = (query: string, body: object = {}, who = admin) =>
  call(who.idToken, "POST", `${PATH}/recipients?${query}`, body);
const list = async (...args: Parameters<typeof ask>) => pageOf(ReportRow).parse((await ask(...args)).body);

describe("the recipients of a campaign", () => {
  test("are listed by status, newest first, in pages", async () => {
    const first = await list("status=opened&page_count=3");
    expect(first).toMatchObject({ total: 4, is_last: false });
    const second = await list(`status=opened&page_count=3&cursor=${encodeURIComponent(first.cursor ?? "")}`);
    expect(second).toMatchObject({ total: 4, is_last: true, cursor: null });
    const emails = [...first.data, ...second.data].map(({ email }) => email);
    expect(emails).toEqual([4, 3, 2, 1].map((place) => EMAILS[place]));
  });

  test("are sorted as asked", async () => {
    const sorting = { identifier: "last_opened_at", direction: "asc" };
    const { data } = await list("status=opened&page_count=1", { sorting });
    expect(data).toMatchObject([{ email: EMAILS[1], total_open_count: 1, last_opened_at: "2026-11-02T00:01:40.000Z" }]);
  });

  test.each([
    ["delivered", 11],
    ["bounced", 1],
    ["clicked", 2],
    ["unsubscribed", 1],
    ["error", 0],
    ["skipped", 0],
    ["unknown", 0],
  ])("%s: %i", async (status, total) => expect(await list(`status=${status}`)).toMatchObject({ total, is_last: true }));

  test("have the kind and reason of their bounce", async () =>
    expect((await list("status=bounced")).data).toMatchObject([
      { email: EMAILS[0], failure_reason: "soft", failure_detail: expect.stringContaining("552"), status: "bounced" },
    ]));

  test("can't be filtered by an unknown status", async () =>
    expect(await ask("status=glanced")).toMatchObject({
      status: 400,
      body: { details: [{ path: "query.status", message: "Unsupported status" }] },
    }));

  test("have no address or record for a member who may not see the record", async () => {
    const hidden = await list("status=bounced", {}, member);
    expect(hidden).toMatchObject({ total: 1, data: [{ email: "", record: null, failure_detail: null }] });
    const own = recipientKey(tenant.teamId, EMAILS[1] ?? "");
    await member.client.records.createLead({ body: { deal_name: "내 리드" } }).then(async ({ id }) => {
      const doc = firestore.doc(`teams/${tenant.teamId}/campaigns/spring/recipients/${own}`);
      await doc.update({ "record.id": id });
    });
    const opened = await list("status=opened", {}, member);
    const shown = opened.data.filter(({ record }) => record !== null);
    expect(shown).toMatchObject([{ email: EMAILS[1] }]);
    expect(JSON.stringify([hidden, opened])).not.toMatch(idsOfAddresses);
  });
});

test("a record's page lists the campaigns that its address got", async () => {
  const { records } = admin.client;
  const lead = await records.createLead({ body: { deal_name: "받는 사람", email: EMAILS[2] ?? "" } });
  const params = { entityId: "lead" as const, recordId: lead.id };
  expect(await admin.client.email.listMailActivity({ params })).toMatchObject({
    data: [
      { campaign: { id: "spring", name: "봄 소식" }, status: "clicked", total_open_count: 1, total_click_count: 1 },
    ],
  });
  await expect(member.client.email.listMailActivity({ params })).rejects.toMatchObject({ status: 404 });
  expect(JSON.stringify(await admin.client.email.listMailActivity({ params }))).not.toMatch(idsOfAddresses);
});

test("the report has rates with their denominators, and the clicked links", async () => {
  const { body } = await call(member.idToken, "GET", `${PATH}/report`);
  expect(body).toMatchObject({
    campaign: { name: "봄 소식", status: "sent" },
    counts: { accepted: 12, delivered: 11, soft_bounced: 1, opened: 4, machine_opened: 1, clicked: 2, unsubscribed: 1 },
    rates: { delivered_of_sent: 11 / 12, opened_of_delivered: 4 / 11, clicked_of_delivered: 2 / 11 },
    deliveredTotalCount: 11,
    bouncedTotalCount: 1,
    openedTotalCount: 4,
    "link-performanceTotalCount": 1,
    providers: [{ name: "naver", delivered: 11, clicked: 2 }],
  });
  expect(body.hours).toMatchObject([{ at: "2026-11-02T00:00:00.000Z", opened: 4, clicked: 2 }, { unsubscribed: 1 }]);
  const links = await call(member.idToken, "POST", `${PATH}/results/link-performance`, {});
  expect(links.body).toMatchObject({ total: 1, data: [{ clicked_url: LINK, click_count: 2, total_click_count: 2 }] });
  expect((await call(member.idToken, "GET", `${PATH}/report/content`)).body).toEqual({ html: HTML });
});

test("members of a team that masks values see masked addresses", async () => {
  const flags = tenant.team.collection("settings").doc("remote-config");
  await flags.set({ enable_masking: true }, { merge: true });
  await tenant.team.update({ row_access: "all" });
  const shown = async (who: Member) => (await list("status=bounced", {}, who)).data[0];
  await until(async () => (await shown(member))?.email !== "");
  expect((await shown(member))?.email).not.toBe(EMAILS[0]);
  expect((await shown(member))?.failure_detail).toBeNull();
  expect(JSON.stringify(await list("status=delivered", {}, member))).not.toMatch(idsOfAddresses);
  expect(await shown(admin)).toMatchObject({ email: EMAILS[0] });
});

test("admins download all recipients, which is logged in the audit log", async () => {
  const file = await call(admin.idToken, "GET", `${PATH}/recipients/export`);
  expect(file.headers.get("content-type")).toContain("text/csv");
  const lines = String(file.body.text).trim().split("\n");
  expect(lines).toHaveLength(EMAILS.length + 1);
  expect(String(file.body.text)).toContain(EMAILS[11]);
  expect(await call(member.idToken, "GET", `${PATH}/recipients/export`)).toMatchObject({ status: 403 });
  const audit = await tenant.team.collection("audit").where("type", "==", "campaign-recipients.exported").get();
  expect(audit.size).toBe(1);
});

test("recipients and suppressions can't be downloaded where exports are switched off", async () => {
  const flags = tenant.team.collection("settings").doc("remote-config");
  await flags.set({ hide_record_download_button: true }, { merge: true });
  for (const path of [`${PATH}/recipients/export`, "/email/suppressions/export"])
    expect((await call(admin.idToken, "GET", path)).status).toBe(403);
});

test("the report of an unknown campaign is not found, and e-mail marketing is required", async () => {
  expect(await call(admin.idToken, "GET", "/email-campaigns/autumn/report")).toMatchObject({ status: 404 });
  const other = await createTenant();
  const stranger = await other.member("admin");
  expect(await call(stranger.idToken, "GET", `${PATH}/report`)).toMatchObject({
    status: 403,
    body: { code: "PLAN_REQUIRED" },
  });
  await enableMarketing(other);
  expect(await call(stranger.idToken, "GET", `${PATH}/report`)).toMatchObject({ status: 404 });
});
