import { randomUUID } from "node:crypto";
import { changeAddressState, newAddress } from "@dure/domain/email/address/address";
import { NO_SENDERS } from "@dure/domain/email/sending-domain/sender";
import type { BookingPageOptions } from "@dure/domain/scheduling/booking-page/booking-page";
import { beforeAll, describe, expect, test } from "vitest";
import { addressDoc } from "../../support/email/address";
import { createTemplate } from "../../support/email/create-template";
import { addMailFault, mailsTo, mailTo } from "../../support/email/inbox";
import { verifiedDomain } from "../../support/email/verified-domain";
import {
  bookEvent,
  bookingPage,
  bookingRequest,
  connectConferencing,
  connectGoogle,
  meetingPlans,
  slotsOf,
} from "../../support/scheduling/booking";
import { connect } from "../../support/suite/client";
import { putInOutbox } from "../../support/suite/put-in-outbox";
import { untilIdle } from "../../support/suite/queue";
import { standIn } from "../../support/suite/stand-in";
import { outboxOf, stored } from "../../support/suite/stored";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let team: Tenant;
let host: Member;

beforeAll(async () => {
  team = await createTenant();
  host = await team.member("member", { display_name: "박담당" });
  await connectGoogle(host);
});

const fresh = () => `guest-${randomUUID().slice(0, 8)}@example.org`;
const setting = (email_template_id: number, changes = {}) => ({
  follow_up_mail_setting: { email_template_id, sender: "ORGANIZER" as const, cc: [], bcc: [], ...changes },
});
const pageWith = (email_template_id: number, mail = {}, options: Partial<BookingPageOptions> = {}) =>
  bookingPage(host, { ...setting(email_template_id, mail), ...options });
const cancel = (id: string) => host.client.scheduling.cancelEvent({ params: { id }, body: { reason: "사정" } });
const template = (content: string, subject = `후속 ${randomUUID().slice(0, 8)}`) =>
  createTemplate(host, { content, subject });

describe("the follow-up email of a booking", () => {
  test("has the template's text and comes from the host, who gets the replies", async () => {
    const { id, subject } = await template(
      "<p>{{invitee_name}}님({{company}}), {{meeting_title}} {{meeting_time}} {{meeting_place}}</p><p>{{host_name}} {{host_email}} {{reschedule_link}}</p>",
    );
    const page = await pageWith(id, {}, { title: "도입 상담" });
    const email = fresh();
    const [slot] = await slotsOf(page.id);
    if (!slot) throw new Error("The page has no free time.");
    const request = bookingRequest(slot, { name: "이손님 & <친구>", email });
    const event = await connect().scheduling.bookPublicly({
      query: { id: page.id, type: "multi-use" },
      body: { ...request, invitees: request.invitees.map((guest) => ({ ...guest, company: "두레상사" })) },
    });
    const mail = await mailTo(email, subject);
    expect(mail).toMatchObject({
      from: { email: "no-reply@dure.test", name: "박담당" },
      reply_to: { email: host.email, name: "박담당" },
    });
    expect(mail.text).toMatch(/이손님 & 친구님\(두레상사\), 도입 상담 \d{4}년 .+ \(Asia\/Seoul\)/);
    expect(mail.text).toContain(`박담당 ${host.email}`);
    expect(mail.text).toContain(`/public-pages/event/${event.uuid}`);
    expect(mail.html).toContain("이손님 &amp; 친구님");
    // The timelines of records with this address show the mail.
    await until(async () => (await stored(team.teamId, "sent-follow-ups")).some((one) => one.email === email));
  });

  test("has the link of the online meeting that was created after the booking", async () => {
    await connectConferencing(host, "zoom");
    const { id, subject } = await template("<p>{{meeting_place}}</p>");
    const page = await pageWith(id, {}, { meeting_plans: meetingPlans({ type: "zoom", value: "" }) });
    const email = fresh();
    await bookEvent(page, { email });
    expect((await mailTo(email, subject)).text).toMatch(/https?:\/\//);
  });

  test("goes to the page's copies, once to each address", async () => {
    const { id, subject } = await template("<p>안녕하세요</p>");
    const [email, copy, hidden] = [fresh(), fresh(), fresh()];
    const page = await pageWith(id, { cc: [copy, email, copy], bcc: [hidden, copy] });
    await bookEvent(page, { email });
    expect(await mailTo(email, subject)).toMatchObject({ to: [email], cc: [copy], bcc: [hidden] });
  });

  test("can be sent by another member, who gets the replies", async () => {
    const other = await team.member("member", { display_name: "최동료" });
    const { id, subject } = await template("<p>안녕하세요</p>");
    const page = await pageWith(id, { sender: other.email });
    const email = fresh();
    await bookEvent(page, { email });
    expect(await mailTo(email, subject)).toMatchObject({ from: { name: "최동료" }, reply_to: { email: other.email } });
  });

  test("comes from the team's verified domain if its sender has no mailbox", async () => {
    const branded = await createTenant();
    const own = await branded.member("member", { display_name: "한담당" });
    await connectGoogle(own);
    const domain = await verifiedDomain(branded.teamId);
    await standIn(suite.sendgridUrl).post("/__domains", { domain, valid: true });
    await branded.team
      .collection("email-settings")
      .doc("senders")
      .set({ ...NO_SENDERS, senders: [{ name: "한빛", local_part: "hello" }] });
    const { id, subject } = await createTemplate(own, { subject: `후속 ${randomUUID().slice(0, 8)}` });
    const page = await bookingPage(own, setting(id));
    const email = fresh();
    await bookEvent(page, { email });
    expect(await mailTo(email, subject)).toMatchObject({
      from: { email: `hello@${domain}`, name: "한담당" },
      reply_to: { email: own.email },
    });
  });

  test("is not sent if the page has no template", async () => {
    const page = await bookingPage(host);
    const email = fresh();
    await bookEvent(page, { email });
    await mailTo(email);
    await untilIdle(team.teamId);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe("despite duplicate jobs", () => {
  test("one mail is sent", async () => {
    const { id, subject } = await template("<p>안녕하세요</p>");
    const page = await pageWith(id);
    const email = fresh();
    const { id: eventId } = await bookEvent(page, { email });
    await mailTo(email, subject);
    const outbox = (await outboxOf(team.teamId)) as { type: string; after: { id: string } }[];
    const booked = outbox.find(({ type, after }) => type === "meeting.created" && after.id === eventId);
    const asked = outbox.filter(({ type, after }) => type === "follow-up.requested" && after.id.endsWith(eventId));
    expect(asked).toHaveLength(1);
    if (!booked || !asked[0]) throw new Error("The booking left no events.");
    // A redelivered booking requests nothing; a redelivered request sends nothing.
    await putInOutbox(team.team, `${randomUUID()}-0`, booked);
    await putInOutbox(team.team, `${randomUUID()}-0`, asked[0]);
    await untilIdle(team.teamId);
    expect(await mailsTo(email, subject)).toHaveLength(1);
  }, 30_000);

  test("one mail is sent after the mail service fails once", async () => {
    const { id, subject } = await template("<p>안녕하세요</p>");
    const page = await pageWith(id);
    const email = fresh();
    await addMailFault({ path: "/v3/mail/send", contains: subject, status: 503, times: 1 });
    await bookEvent(page, { email });
    await mailTo(email, subject);
    expect(await mailsTo(email, subject)).toHaveLength(1);
  }, 30_000);
});

describe("no follow-up is sent", () => {
  /** The mail that tells the host that a guest's mail was not sent. */
  const failureOf = (email: string) =>
    until(async () => (await mailsTo(host.email, "후속 메일 발송 실패")).find(({ text }) => text.includes(email)));

  test("for a meeting that was canceled before", async () => {
    const { id, subject } = await template("<p>안녕하세요</p>");
    const page = await pageWith(id);
    const email = fresh();
    // The mail service refuses so often that at least one attempt follows the cancellation.
    await addMailFault({ path: "/v3/mail/send", contains: subject, status: 503, times: 6 });
    const event = await bookEvent(page, { email });
    await until(async () =>
      (await stored(team.teamId, "mails")).some(
        ({ id: mail, state, to }) => mail === `follow-up-${event.id}` && state === "waiting" && to === email,
      ),
    );
    await cancel(event.id);
    await mailTo(email, "취소");
    await untilIdle(team.teamId);
    expect(await mailsTo(email, subject)).toEqual([]);
  }, 30_000);

  test("to an address that bounced before, and its host is told", async () => {
    const { id, subject } = await template("<p>안녕하세요</p>");
    const page = await pageWith(id);
    const email = fresh();
    const now = new Date().toISOString();
    const state = changeAddressState(newAddress(email, now), { suppressed: { reason: "hard-bounce", at: now } }, now);
    await addressDoc(team, email).set(state);
    await bookEvent(page, { email });
    expect((await failureOf(email)).text).toContain("반송");
    await untilIdle(team.teamId);
    expect(await mailsTo(email, subject)).toEqual([]);
  });

  test("without its template, and its host is told once", async () => {
    const email = fresh();
    const followUp = {
      id: `follow-up-${randomUUID()}`,
      template_id: 987_654,
      to: { email, name: "이손님" },
      sender: "ORGANIZER",
      host: { id: host.uid, name: "박담당", email: host.email },
      cc: [],
      bcc: [],
      values: { meeting_title: "도입 상담" },
    };
    const event = { type: "follow-up.requested", before: null, after: followUp };
    await putInOutbox(team.team, `${randomUUID()}-0`, event);
    await putInOutbox(team.team, `${randomUUID()}-0`, event);
    expect((await failureOf(email)).text).toContain("템플릿이 삭제되었습니다");
    await untilIdle(team.teamId);
    const told = await mailsTo(host.email, "후속 메일 발송 실패");
    expect(told.filter(({ text }) => text.includes(email))).toHaveLength(1);
    expect(await mailsTo(email)).toEqual([]);
  }, 30_000);
});
