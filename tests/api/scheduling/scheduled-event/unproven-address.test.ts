import { beforeAll, expect, test } from "vitest";
import { mailsTo, mailTo } from "../../../support/email/inbox";
import { bookingPage, bookingRequest, connectGoogle, fromTomorrow, slotsOf } from "../../../support/scheduling/booking";
import { connect } from "../../../support/suite/client";
import { untilIdle } from "../../../support/suite/queue";
import { createTenant, fresh, type Member, type Tenant } from "../../../support/teams/tenant";

const LURE = "Unlock your account: https://evil.example/unlock";

let tenant: Tenant;
let host: Member;
let page: { id: string };

beforeAll(async () => {
  tenant = await createTenant();
  host = await tenant.member();
  await connectGoogle(host);
  page = await bookingPage(host, { window: fromTomorrow() });
});

const book = async (at: number, invitee: { email: string; name?: string; note?: string; company?: string }) => {
  const slot = (await slotsOf(page.id, 1, 14))[at];
  if (!slot) throw new Error("The page has no free time.");
  const invitees = [{ name: "손님", ...invitee }];
  return connect().scheduling.bookPublicly({
    query: { id: page.id, type: "multi-use" },
    body: { ...bookingRequest(slot), invitees },
  });
};

test("a visitor's texts are mailed to the host, but not to the unverified address", async () => {
  const email = `${fresh("victim")}@example.org`;
  const { uuid } = await book(0, { email, name: LURE, note: LURE, company: LURE });
  const created = await mailTo(email);
  const [slot] = await slotsOf(page.id, 1, 14);
  if (!slot) throw new Error("The page has no free time.");
  await connect().scheduling.reschedulePublicly({ params: { id: uuid }, query: {}, body: { ...slot, reason: LURE } });
  const moved = await mailTo(email, "", 2);
  for (const mail of [created, moved]) {
    const files = mail.attachments.map(({ content }) => Buffer.from(content, "base64").toString("utf8"));
    const whole = JSON.stringify([mail.subject, mail.text, mail.html, ...files]);
    expect(whole).not.toContain("evil.example");
  }
  expect((await mailTo(host.email, "", 2)).text).toContain(LURE);
});

test("an address can make ten bookings an hour with a team", async () => {
  const name = fresh("flooded");
  for (let at = 0; at < 10; at += 1) await book(0, { email: `${name}+${at}@example.org` });
  await expect(book(0, { email: `${name}@example.org` })).rejects.toMatchObject({
    status: 429,
    details: { retry_after_seconds: expect.any(Number) },
  });
  await book(0, { email: `${fresh("other")}@example.org` });
  await untilIdle(tenant.teamId);
  expect(await mailsTo(`${name}@example.org`)).toEqual([]);
});
