import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { addMailFault, mailsTo, mailTo } from "../../support/email/inbox";
import { call } from "../../support/suite/call";
import { createTenant, type Member } from "../../support/teams/tenant";

let member: Member;

beforeAll(async () => {
  member = await (await createTenant()).member("member", { display_name: "박담당" });
});

const property = {
  subject: "{{invitee_name}}님께",
  content: "<p>{{company}}의 {{invitee_name}}님, {{host_name}}입니다. {{meeting_title}}</p><script>x</script>",
  fallbacks: { company: "귀사" },
};
const fresh = () => `test-${randomUUID().slice(0, 8)}@example.org`;
const send = (recipients: { email: string; name?: string; company?: string }[], idempotencyKey = randomUUID()) =>
  member.client.email.sendTestMail({ body: { recipients, property } }, { context: { idempotencyKey } });

test("a test mail is rendered like the real one", async () => {
  const [named, unnamed] = [fresh(), fresh()];
  await send([{ email: named, name: "이손님", company: "두레상사" }, { email: unnamed }]);
  const mail = await mailTo(named);
  expect(mail).toMatchObject({ subject: "이손님님께", from: { email: "no-reply@dure.test", name: "박담당" } });
  expect(mail.text).toContain("두레상사의 이손님님, 박담당입니다. 30-minute call");
  expect(mail.html).not.toContain("<script");
  expect((await mailTo(unnamed)).text).toContain("귀사의 님");
});

test("a repeated request sends one mail, and a duplicate address gets one", async () => {
  const [email, key] = [fresh(), randomUUID()];
  await send([{ email }, { email: email.toUpperCase() }], key);
  await send([{ email }, { email: email.toUpperCase() }], key);
  expect(await mailsTo(email)).toHaveLength(1);
});

test("a test mail can have five valid addresses at most", async () => {
  const six = Array.from({ length: 6 }, () => ({ email: fresh() }));
  await expect(send(six)).rejects.toMatchObject({ status: 400 });
  await expect(send([])).rejects.toMatchObject({ status: 400 });
  await expect(send([{ email: "nobody" }])).rejects.toMatchObject({
    status: 400,
    details: [expect.objectContaining({ path: "body.recipients.0.email" })],
  });
  expect(await mailsTo(six[0]?.email ?? "")).toEqual([]);
});

test("a test mail that the mail service refuses is an error, and can be retried", async () => {
  const [email, key] = [fresh(), randomUUID()];
  await addMailFault({ path: "/v3/mail/send", contains: email, status: 503, times: 1 });
  await expect(send([{ email }], key)).rejects.toMatchObject({ status: 502, message: expect.stringContaining("test") });
  await send([{ email }], key);
  expect(await mailsTo(email)).toHaveLength(1);
});

test("an address gets ten test mails a day, whoever sends them, with or without a plus suffix", async () => {
  const other = await (await createTenant()).member();
  const name = fresh().replace("@example.org", "");
  const body = (at: number) => ({ recipients: [{ email: `${name}+${at}@example.org` }], property });
  for (let at = 0; at < 10; at += 1) await (at % 2 ? member : other).client.email.sendTestMail({ body: body(at) });
  const refused = await call(member.idToken, "POST", "/email/test", body(10));
  expect(refused).toMatchObject({ status: 429, body: { code: "TOO_MANY_REQUESTS" } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_600);
  expect(await mailsTo(`${name}+10@example.org`)).toEqual([]);
});

test("a member can send thirty test mails an hour", async () => {
  const busy = await (await createTenant()).member();
  const five = () => ({ body: { recipients: Array.from({ length: 5 }, () => ({ email: fresh() })), property } });
  const sent = await Promise.allSettled(Array.from({ length: 7 }, () => busy.client.email.sendTestMail(five())));
  expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
});
