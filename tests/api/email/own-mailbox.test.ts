import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { createTemplate } from "../../support/email/create-template";
import { mailsTo, mailTo } from "../../support/email/inbox";
import { connectMailbox, mailService, sentFrom } from "../../support/email/mailbox";
import { bookEvent, bookingPage, connectGoogle, startConsent } from "../../support/scheduling/booking";
import { untilIdle } from "../../support/suite/queue";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
beforeAll(async () => {
  tenant = await createTenant();
});

const fresh = () => `guest-${randomUUID().slice(0, 8)}@example.org`;

/** A host whose calendar and mailbox are different accounts, so that a fault of one doesn't affect the other. */
async function hostWith(provider: "google" | "outlook") {
  const host = await tenant.member("member", { display_name: "박담당" });
  const mailbox = `mail-${host.email}`;
  await Promise.all([connectGoogle(host), connectMailbox(host, provider, mailbox)]);
  return { host, mailbox };
}

/** Books a page of a host as a new guest. With a `subject`, the page also sends a follow-up mail. */
async function book(host: Member, subject?: string): Promise<string> {
  const template =
    subject === undefined ? undefined : await createTemplate(host, { subject, content: "<p>감사해요</p>" });
  const setting = template && {
    follow_up_mail_setting: { email_template_id: template.id, sender: "ORGANIZER" as const, cc: [], bcc: [] },
  };
  const page = await bookingPage(host, { ...setting });
  const email = fresh();
  await bookEvent(page, { email });
  await untilIdle(tenant.teamId);
  return email;
}

describe.each(["google", "outlook"] as const)("a host with a connected mailbox at %s", (provider) => {
  test("sends meeting mails and follow-ups from it, each once, and the product sends none", async () => {
    const { host, mailbox } = await hostWith(provider);
    const email = await book(host, "고마운 손님께");
    const sent = await sentFrom(provider, mailbox, email);
    expect(sent.map(({ headers }) => headers.get("reply-to")?.includes(`<${host.email}>`))).toEqual([true, true]);
    const [follow] = sent.filter(({ headers }) => headers.get("subject")?.includes(encoded("고마운 손님께")));
    expect(follow?.headers.get("from")).toBe(`=?utf-8?B?${encoded("박담당")}?= <${mailbox}>`);
    expect(sent.filter(({ message }) => message.includes("invite.ics"))).toHaveLength(1);
    expect(await mailsTo(email)).toEqual([]);
    // Mails to the host come from the product's own address.
    expect(await mailTo(host.email)).toMatchObject({ from: { email: "no-reply@dure.test" } });
  });

  test("whose grant is revoked is told, and the product sends the mails", async () => {
    const { host, mailbox } = await hostWith(provider);
    await mailService(provider).revokeGrant(mailbox);
    await mailService(provider).expireTokens(mailbox);
    const email = await book(host, "그래도 보내요");
    expect((await mailsTo(email)).map(({ from }) => from.email)).toEqual(["no-reply@dure.test", "no-reply@dure.test"]);
    expect(await sentFrom(provider, mailbox, email)).toEqual([]);
    const { services } = await host.client.teams.listConnections({ query: { service: "email" } });
    expect(services).toEqual([expect.objectContaining({ provider, email: mailbox, needs_regrant: true })]);
    expect(await mailTo(host.email, "메일")).toMatchObject({ to: [host.email] });
  });

  test("whose mailbox refuses a mail has it sent once by the product", async () => {
    const { host, mailbox } = await hostWith(provider);
    const fault = { path: "/(messages/send|sendMail)$", account: mailbox };
    await mailService(provider).addFault({ ...fault, status: 403, times: 1 });
    const refused = await book(host);
    expect([await mailsTo(refused), await sentFrom(provider, mailbox, refused)].map(({ length }) => length)).toEqual([
      1, 0,
    ]);
  });
});

const encoded = (text: string) => Buffer.from(text).toString("base64");

test("a calendar account is no mailbox, and other providers can't connect one", async () => {
  const host = await tenant.member();
  await connectGoogle(host);
  const email = await book(host);
  expect(await mailsTo(email)).toHaveLength(1);
  for (const provider of ["zoom", "naver-works"])
    await expect(startConsent(host, { provider, service: "email" })).rejects.toThrow(/406/);
});

test("connecting a mailbox requests only the scope to send, with or without a version", async () => {
  const host = await tenant.member();
  for (const version of [{}, { version: "20240527" }]) {
    const { url } = await startConsent(host, { provider: "google", service: "email", ...version });
    const scopes = new URL(url).searchParams.get("scope")?.split(" ") ?? [];
    expect(scopes.filter((scope) => scope.startsWith("https:"))).toEqual([
      "https://www.googleapis.com/auth/gmail.send",
    ]);
  }
});

test("a mailbox of another team can't be listed or disconnected", async () => {
  const { host } = await hostWith("google");
  const { services } = await host.client.teams.listConnections({ query: { service: "email", version: "20240527" } });
  const stranger = await (await createTenant()).member();
  expect(await stranger.client.teams.listConnections({ query: { service: "email" } })).toEqual({ services: [] });
  const token = services[0]?.id ?? "";
  await expect(stranger.client.teams.deleteConnection({ query: { provider: "google", token } })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  await host.client.teams.deleteConnection({ query: { provider: "google", token } });
  expect(await host.client.teams.listConnections({ query: { service: "email" } })).toEqual({ services: [] });
});
