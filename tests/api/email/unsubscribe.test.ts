import { beforeAll, expect, test } from "vitest";
import { addressDoc, addressState, proofsOf } from "../../support/email/address";
import { enableMarketing } from "../../support/email/enable-marketing";
import { postForm, unsubscribeUrl } from "../../support/email/unsubscribe";
import { suite } from "../../support/suite/suite";
import { createTenant, fresh, type Member, type Tenant } from "../../support/teams/tenant";

const ONE_CLICK = "List-Unsubscribe=One-Click";
let tenant: Tenant;
let admin: Member;

beforeAll(async () => {
  tenant = await createTenant({ company_name: "두레상사" });
  await enableMarketing(tenant);
  admin = await tenant.member("admin");
});

const newEmail = () => `${fresh("r")}@acme.example`;
const linkOf = (email: string) => unsubscribeUrl(tenant.teamId, email, "spring");
const open = async (url: string, method = "GET") => {
  const response = await fetch(url, { method, redirect: "manual", headers: { "accept-language": "en" } });
  return { status: response.status, headers: response.headers, html: await response.text() };
};

test("one click opts out without cookie or redirect, and a repeated click adds no second proof", async () => {
  const email = newEmail();
  for (const _ of [1, 2, 3]) {
    const answer = await postForm(linkOf(email), ONE_CLICK);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toBeNull();
  }
  expect(await addressState(tenant, email)).toMatchObject({ marketing: "unsubscribed", blocked: true });
  expect(await proofsOf(tenant, email)).toEqual([
    expect.objectContaining({ marketing: "unsubscribed", source: { type: "one-click", campaign_id: "spring" } }),
  ]);
});

test("one-click opt-out accepts multipart", async () => {
  const email = newEmail();
  const body = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  expect((await postForm(linkOf(email), body, "multipart/form-data; boundary=b")).status).toBe(200);
  expect(await addressState(tenant, email)).toMatchObject({ marketing: "unsubscribed" });
});

test("fifty scanners that open every link change nothing", async () => {
  const emails = Array.from({ length: 10 }, newEmail);
  const scans = emails.flatMap((email) =>
    ["GET", "HEAD", "GET", "OPTIONS", "HEAD"].map((method) => ({ email, method })),
  );
  const answers = await Promise.all(scans.map(({ email, method }) => open(linkOf(email), method)));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const states = await Promise.all(emails.map((email) => addressState(tenant, email)));
  expect(states.filter((state) => state !== undefined)).toEqual([]);
});

test("the page is small, allows no scripts, and shows the status of the masked address", async () => {
  const email = newEmail();
  const { status, headers, html } = await open(linkOf(email));
  expect(status).toBe(200);
  expect(html).toContain("두레상사 sends marketing emails to r***@acme.example.");
  expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  expect(Object.fromEntries(headers)).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
});

test("a recipient chooses topics, refuses all mails, and subscribes again with the same topics", async () => {
  const email = newEmail();
  const name = (text: string) => ({ ko: text, en: text });
  const topics = [{ name: name("News") }, { name: name("Events") }];
  const { data } = await admin.client.email.setEmailTopics({ body: { topics } });
  const [news, events] = data.map(({ id }) => id);
  const chosen = await (await postForm(linkOf(email), `action=topics&topic=${news}`)).text();
  expect(chosen).toContain(`value="${news}" checked`);
  expect(await addressState(tenant, email)).toMatchObject({ marketing: "subscribed", refused_topics: [events] });
  await postForm(linkOf(email), "action=unsubscribe");
  expect((await open(linkOf(email))).html).toContain("does not send marketing emails");
  await postForm(linkOf(email), "action=resubscribe");
  expect(await addressState(tenant, email)).toMatchObject({ marketing: "subscribed", refused_topics: [events] });
  expect((await proofsOf(tenant, email)).map(({ source }) => source.type)).toEqual(Array(3).fill("preference-page"));
});

test("subscribing again doesn't remove a suppression", async () => {
  const email = newEmail();
  await postForm(linkOf(email), ONE_CLICK);
  const suppressed = { reason: "hard-bounce", at: new Date().toISOString() };
  await addressDoc(tenant, email).update({ suppressed });
  await postForm(linkOf(email), "action=resubscribe");
  expect(await addressState(tenant, email)).toMatchObject({ suppressed, blocked: true });
  expect((await open(linkOf(email))).html).toContain("does not send marketing emails");
});

test("a forged link and one with another team's id are refused", async () => {
  const email = newEmail();
  const other = await createTenant();
  const link = linkOf(email);
  const forged = [
    link.replace(tenant.teamId, other.teamId),
    `${link.slice(0, -1)}${link.endsWith("A") ? "Q" : "A"}`,
    `${suite.appUrl}/unsubscribe/${tenant.teamId}.AAAA`,
    `${suite.appUrl}/unsubscribe/x`,
  ];
  for (const url of forged) {
    expect((await postForm(url, ONE_CLICK)).status).toBe(404);
    expect((await open(url)).html).toContain("This link can&#39;t be opened");
  }
  expect(await addressState(tenant, email)).toBeUndefined();
  expect(await addressState(other, email)).toBeUndefined();
});

test("an unknown body changes nothing", async () => {
  const email = newEmail();
  expect((await postForm(linkOf(email), "x=1")).status).toBe(400);
  expect((await postForm(linkOf(email), "{}", "application/json")).status).toBe(400);
  expect(await addressState(tenant, email)).toBeUndefined();
});
