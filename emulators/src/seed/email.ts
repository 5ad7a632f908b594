import { libraryMail } from "@dure/domain/email/template/library/blocks";
import { newsletter } from "@dure/domain/email/template/library/newsletter";
import { productNews } from "@dure/domain/email/template/library/product-news";
import { welcome } from "@dure/domain/email/template/library/welcome";
import type { Addresses } from "../addresses";
import { addSegments, type Segments } from "./email-segments";
import { mapConcurrently } from "./map-concurrently";
import { ROUTER_ID } from "./routing";
import { sendJson } from "./send-json";
import type { Member } from "./team";

const DOMAIN = "mail.hanbit.example";
const SENDER = { sender_email: `news@${DOMAIN}`, sender_name: "한빛소프트" };
/** The longest time in which the mails to a hundred recipients are sent. */
const SENT_WITHIN_MS = 90_000;
const CALLS_AT_ONCE = 8;

/**
 * Sets up e-mail marketing as an admin and a marketer would: a verified domain, a footer, templates, recipient groups,
 * a sent campaign, a draft, and an automation for people who fill in the form.
 */
export async function seedEmail(at: Addresses, members: readonly Member[]): Promise<void> {
  const [admin, , , marketer] = members;
  if (!admin || !marketer) return;
  await verifyDomain(at, admin);
  await admin.client.email.setEmailFooter({
    body: { name: "한빛소프트", address: "서울특별시 마포구 월드컵북로 396", phone: "02-1234-5678" },
  });
  for (const template of [welcome, newsletter, productNews])
    await marketer.client.email.createTemplate({ body: { name: template.name.ko, ...libraryMail(template, "ko") } });
  const segments = await addSegments(marketer);
  await sendNewsletter(at, admin, marketer, segments);
  const { block, ...mail } = libraryMail(productNews, "ko");
  await marketer.client.email.createCampaign({
    body: { ...SENDER, ...mail, name: "12월 제품 소식", email_block: block, segment_ids: [segments.everybody] },
  });
  await automateWelcome(marketer);
}

/** Adds the team's domain, and sets its records at the name servers. */
async function verifyDomain(at: Addresses, { client }: Member): Promise<void> {
  const { records } = await client.email.addSendingDomain({ body: { domain: DOMAIN } });
  const policy = { name: `_dmarc.${DOMAIN}`, type: "TXT", values: ["v=DMARC1; p=quarantine"] };
  await sendJson("POST", `${at.dns}/__records`, [
    ...records.map(({ host, type, value }) => ({ name: host, type, values: [value] })),
    policy,
  ]);
  const { verification_status } = await client.email.checkSendingDomain({});
  if (verification_status !== "success") throw new Error(`The domain ${DOMAIN} is ${verification_status}.`);
  await client.email.setSenders({
    query: {},
    body: { default_name: "한빛소프트", senders: [{ name: "한빛소프트", local_part: "news" }] },
  });
}

/**
 * Sends a newsletter, and lets some recipients open it and follow a link. The law's quiet hours would hold it back if the
 * suite is started at night, so they are off meanwhile.
 */
async function sendNewsletter(at: Addresses, admin: Member, marketer: Member, { visitors }: Segments): Promise<void> {
  const { client } = marketer;
  const { block, ...mail } = libraryMail(newsletter, "ko");
  const { id } = await client.email.createCampaign({
    body: { ...SENDER, ...mail, name: "11월 뉴스레터", email_block: block, segment_ids: [visitors] },
  });
  // Backdate deliveries: an open right after the delivery would count as a mail scanner's.
  await sendJson("PATCH", `${at.sendgrid}/__events`, { delivered_seconds_ago: 600 });
  await admin.client.email.setEmailLaw({ body: { is_on: false } });
  await client.email.sendCampaign({ params: { id }, body: { with_unsubscriber: false } });
  await untilSent(marketer, id);
  await admin.client.email.setEmailLaw({ body: { is_on: true } });
  await sendJson("PATCH", `${at.sendgrid}/__events`, { delivered_seconds_ago: 0 });
  await readMails(at, mail.subject);
}

async function untilSent({ client }: Member, id: string): Promise<void> {
  const endMs = Date.now() + SENT_WITHIN_MS;
  while (Date.now() < endMs) {
    const { status } = await client.email.getCampaign({ params: { id } });
    if (status === "sent") return;
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error("The newsletter was not sent.");
}

const READER = {
  useragent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Firefox/140.0",
  ip: "203.0.113.7",
};

/** Three of five recipients open the mail, one of five follows its first link. */
async function readMails(at: Addresses, subject: string): Promise<void> {
  const query = new URLSearchParams({ subject });
  const mails = (await (await fetch(`${at.sendgrid}/__messages?${query}`)).json()) as { to: string[]; html?: string }[];
  await mapConcurrently(CALLS_AT_ONCE, mails, async ({ to: [to], html = "" }, index) => {
    const event = { to, ...READER, timestamp: Math.floor(Date.now() / 1000) };
    if (index % 5 < 3) await sendJson("POST", `${at.sendgrid}/__events`, { ...event, event: "open" });
    const [, url] = html.match(/href="(https:\/\/example\.com[^"]*)"/) ?? [];
    if (index % 5 === 0 && url) await sendJson("POST", `${at.sendgrid}/__events`, { ...event, event: "click", url });
  });
}

/** Creates an automation that welcomes people who fill in the form, and reminds those who did not open the mail. */
async function automateWelcome({ client }: Member): Promise<void> {
  const { block, ...mail } = libraryMail(welcome, "ko");
  const step = (id: string, subject: string) => ({
    id,
    type: "send_email" as const,
    email_campaign: { ...SENDER, ...mail, subject, email_block: block, variables: {}, kind: "service" as const },
  });
  const { id } = await client.email.createAutomation({ body: {} });
  await client.email.changeAutomation({
    params: { id },
    body: {
      name: "상담 신청 감사 메일",
      trigger: { event: "form_submission", form_id: ROUTER_ID, name: "상담 신청" },
      actions: [
        step("welcome", mail.subject),
        { id: "wait", type: "delay", days: 3, time: "10:00", timezone: "Asia/Seoul", business_hours: true },
        {
          id: "opened",
          type: "condition",
          label: "환영 메일을 열었나요?",
          filter: null,
          mail: { step_id: "welcome", act: "opened" },
          yes: [],
          no: [step("reminder", "아직 궁금한 점이 있으신가요?")],
        },
      ],
    },
  });
  await client.email.activateAutomation({ params: { id } });
}
