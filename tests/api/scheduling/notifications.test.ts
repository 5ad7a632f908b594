import { randomInt, randomUUID } from "node:crypto";
import { type BookingPageOptions, Reminder } from "@dure/domain/scheduling/booking-page/booking-page";
import {
  BUILT_IN_MAIL,
  DEFAULT_NOTIFICATIONS,
  type EmailMedium,
  type Notification,
} from "@dure/domain/scheduling/notification/notification";
import { beforeAll, describe, expect, test } from "vitest";
import { createTemplate } from "../../support/email/create-template";
import { addMailFault, mailsTo, mailTo } from "../../support/email/inbox";
import { verifiedDomain } from "../../support/email/verified-domain";
import { bookingPage, connectGoogle, slotsOf } from "../../support/scheduling/booking";
import { bookSlot, kakaoMessagesTo } from "../../support/scheduling/reminders";
import { untilIdle } from "../../support/suite/queue";
import { standIn } from "../../support/suite/stand-in";
import { stored } from "../../support/suite/stored";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { connectSlack, postsIn } from "../../support/teams/slack";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { icsOf } from "./scheduled-event/ics-of";

/** Tests a booking page's notifications: event, recipient and medium (docs/product/scheduling-notifications.md). */
let tenant: Tenant;
let host: Member;

beforeAll(async () => {
  tenant = await createTenant();
  host = await tenant.member("admin", { display_name: "박담당" });
  await connectGoogle(host);
});

const told = (
  type: Notification["type"],
  recipient: Notification["recipient"],
  medium: Notification["medium"] = BUILT_IN_MAIL,
): Notification => ({ type, recipient, medium, send_at: null });

/** A mail from a new template, with a subject of its own. */
async function ownMail(content: string, more: Partial<EmailMedium> = {}) {
  const subject = `알림 ${randomUUID().slice(0, 8)}`;
  const { id } = await createTemplate(host, { subject, content });
  return { subject, medium: { ...BUILT_IN_MAIL, emailTemplateId: id, ...more } };
}

const pageOf = (notifications: Notification[], options: Partial<BookingPageOptions> = {}) =>
  bookingPage(host, { notifications, ...options });

let booked = 0;
async function book(page: { id: string }, guest: { phone?: string } = {}) {
  const slot = (await slotsOf(page.id, 3, 14))[booked++];
  if (!slot) throw new Error("No free time.");
  return bookSlot(page.id, slot, guest);
}

let moved = 0;
async function move(event: { id: string }, page: { id: string }) {
  const later = (await slotsOf(page.id, 25, 14))[moved++];
  if (!later) throw new Error("No free time.");
  const body = { start: later.start, end: later.end, reason: "일정 충돌" };
  await host.client.scheduling.rescheduleEvent({ params: { id: event.id }, query: {}, body });
}

const cancel = ({ id }: { id: string }) =>
  host.client.scheduling.cancelEvent({ params: { id }, body: { reason: "출장" } });
const subjectsOf = async (email: string) => {
  await untilIdle(tenant.teamId);
  return (await mailsTo(email)).map(({ subject }) => subject).toReversed();
};

describe("the notifications of a page", () => {
  test("are returned in both formats, whichever was sent", async () => {
    const { id, page } = await bookingPage(host);
    expect(page.notifications).toEqual(DEFAULT_NOTIFICATIONS);
    const change = (body: object) => host.client.scheduling.changeBookingPage({ params: { id }, query: {}, body });
    const { medium } = await ownMail("<p>안녕하세요</p>");
    const day = { digit: "d", value: 1 } as const;
    const reminder: Notification = { type: "reminder", recipient: "both", medium: BUILT_IN_MAIL, send_at: day };
    const inSlack = told("cancellation", "organizer", { type: "slack", slackChannelId: "C1" });
    const notifications = [told("confirmation", "invitee", medium), reminder, inSlack];
    const { emailTemplateId: email_template_id, type: _, ...people } = medium;
    expect(await change({ notifications })).toMatchObject({
      notifications,
      reminders: [{ type: "email", send_at: day }],
      slack_channel: "C1",
      follow_up_mail_setting: { email_template_id, ...people },
    });
    const reminders = [Reminder.parse({ type: "email", send_at: { digit: "h", value: 2 } })];
    const changed = await change({ reminders, slack_channel: null, follow_up_mail_setting: null });
    expect(changed).toMatchObject({ reminders, slack_channel: null, follow_up_mail_setting: null });
    expect(changed.notifications.map(({ type, recipient }) => [type, recipient])).toEqual([
      ["confirmation", "invitee"],
      ["reminder", "both"],
    ]);
    const data = (await tenant.team.collection("booking-pages").doc(id).get()).data() ?? {};
    expect(Object.keys(data)).toEqual(expect.arrayContaining(["notifications"]));
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(["reminders"]));
  });

  test("are derived from the older fields of an older page", async () => {
    const { id } = await bookingPage(host);
    const doc = tenant.team.collection("booking-pages").doc(id);
    const { notifications: _, ...rest } = (await doc.get()).data() ?? {};
    await doc.set({ ...rest, reminders: [], slack_channel: "C1", follow_up_mail_setting: null });
    const page = await host.client.scheduling.getBookingPage({ params: { id } });
    expect(page.notifications).toEqual([
      ...DEFAULT_NOTIFICATIONS,
      ...(["confirmation", "rescheduling", "cancellation"] as const).map((type) =>
        told(type, "organizer", { type: "slack", slackChannelId: "C1" }),
      ),
    ]);
    expect(page.slack_channel).toBe("C1");
  });

  test("protect their templates from deletion, and can't use an unknown one", async () => {
    const { medium } = await ownMail("<p>안녕하세요</p>");
    const { id } = await pageOf([told("cancellation", "both", medium)], { title: "템플릿 페이지" });
    const params = { id: medium.emailTemplateId ?? 0 };
    expect((await host.client.email.listTemplateReferences({ params })).data).toMatchObject([{ id }]);
    await expect(host.client.email.deleteTemplate({ params })).rejects.toMatchObject({ status: 409 });
    const unknown = { ...BUILT_IN_MAIL, emailTemplateId: 987_654 };
    await expect(pageOf([told("rescheduling", "both", unknown)])).rejects.toMatchObject({ status: 400 });
  });

  test("allow two reminders at most: by mail to both, by KakaoTalk to the invitee, none in Slack", async () => {
    const remind = (medium: Notification["medium"], recipient: Notification["recipient"], value = 1): Notification => ({
      ...{ type: "reminder", medium, recipient },
      send_at: { digit: "h", value },
    });
    const mail = BUILT_IN_MAIL;
    const { id } = await bookingPage(host);
    const change = (notifications: Notification[]) =>
      host.client.scheduling.changeBookingPage({ params: { id }, query: {}, body: { notifications } });
    for (const wrong of [
      [remind(mail, "organizer")],
      [remind({ type: "kakao" }, "both")],
      [{ ...remind(mail, "both"), send_at: null }],
      [remind(mail, "both", 1), remind(mail, "both", 2), remind(mail, "both", 3)],
    ])
      await expect(change(wrong)).rejects.toMatchObject({ status: 400 });
    const page = await change([remind(mail, "both"), remind({ type: "slack", slackChannelId: "C1" }, "organizer")]);
    expect(page.reminders).toHaveLength(1);
    expect(page.notifications).toHaveLength(1);
  });
});

describe("by e-mail", () => {
  test("a custom confirmation has the calendar file, and the chosen sender and copies", async () => {
    const boss = await tenant.member("member", { display_name: "최대표" });
    const copy = `copy-${randomUUID().slice(0, 8)}@example.org`;
    const own = await ownMail("<p>{{invitee_name}}|{{meeting_time}}</p>", { sender: boss.email, cc: [copy] });
    const page = await pageOf([told("confirmation", "invitee", own.medium)]);
    const event = await book(page);
    const mail = await mailTo(event.email, own.subject);
    expect(mail).toMatchObject({ from: { name: "최대표" }, reply_to: { email: boss.email }, cc: [copy] });
    expect(icsOf(mail)).toMatchObject({ method: "REQUEST", filename: "invite.ics" });
    expect(await subjectsOf(event.email)).toEqual([own.subject]);
    expect((await mailsTo(host.email)).filter(({ text }) => text.includes(event.email))).toEqual([]);
  });

  test("a custom mail to the organizer has the app's link, and replies go to the invitee", async () => {
    const own = await ownMail("<p>{{invitee_email}} {{reschedule_link}}</p>");
    const page = await pageOf([told("meetingAssignment", "organizer", own.medium)]);
    const event = await book(page);
    const mail = await mailTo(host.email, own.subject);
    expect(mail).toMatchObject({ to: [host.email], reply_to: { email: event.email } });
    expect(mail.text).toContain(`/schedule?event=${event.id}`);
    expect(mail.text).not.toContain(event.uuid);
    expect(await subjectsOf(event.email)).toEqual([]);
  });

  test("a move tells both the new time, and a cancellation the chosen recipients", async () => {
    const [change, off] = [await ownMail("<p>{{meeting_time}}</p>"), await ownMail("<p>{{meeting_title}}</p>")];
    const page = await pageOf([
      told("confirmation", "invitee"),
      told("rescheduling", "both", change.medium),
      told("cancellation", "invitee", off.medium),
    ]);
    const event = await book(page);
    await mailTo(event.email, "미팅 확정");
    await move(event, page);
    const [toGuest, toHost] = [await mailTo(event.email, change.subject), await mailTo(host.email, change.subject)];
    const { date_range } = await host.client.scheduling.getScheduledEvent({ params: { id: event.id } });
    const day = new Date(Date.parse(date_range.start) + 9 * 3_600_000).getUTCDate();
    expect(toGuest.text).toContain(`월 ${day}일`);
    expect(toHost.text).toBe(toGuest.text);
    expect(icsOf(toGuest).event.sequence).toBe("1");
    await cancel(event);
    expect(icsOf(await mailTo(event.email, off.subject)).method).toBe("CANCEL");
    await untilIdle(tenant.teamId);
    expect(await mailsTo(host.email, off.subject)).toEqual([]);
    expect((await mailsTo(event.email)).length).toBe(3);
  }, 60_000);

  test("copies of the built-in mail are sent with the invitee's", async () => {
    const copy = `copy-${randomUUID().slice(0, 8)}@example.org`;
    const page = await pageOf([told("confirmation", "both", { ...BUILT_IN_MAIL, cc: [copy] })]);
    const event = await book(page);
    expect(await mailTo(event.email, "미팅 확정")).toMatchObject({ to: [event.email], cc: [copy] });
    const toHost = await until(async () =>
      (await mailsTo(host.email, "미팅 확정")).find(({ text }) => text.includes(event.email)),
    );
    expect(toHost.cc ?? []).toEqual([]);
  });

  test("a mail that is unsent when its meeting is canceled is withdrawn", async () => {
    const own = await ownMail("<p>{{meeting_time}}</p>");
    const page = await pageOf([told("rescheduling", "invitee", own.medium), told("cancellation", "invitee")]);
    const event = await book(page);
    await addMailFault({ path: "/v3/mail/send", contains: own.subject, status: 503, times: 6 });
    await move(event, page);
    await until(async () =>
      (await stored(tenant.teamId, "mails")).some(
        ({ id, state, to }) => String(id).startsWith(`${event.id}-1-`) && state === "waiting" && to === event.email,
      ),
    );
    await cancel(event);
    await mailTo(event.email, "취소");
    await untilIdle(tenant.teamId);
    expect(await mailsTo(event.email, own.subject)).toEqual([]);
  }, 60_000);
});

test("by KakaoTalk, the invitee gets each change once", async () => {
  const all = (["confirmation", "rescheduling", "cancellation"] as const).map((type) =>
    told(type, "invitee", { type: "kakao" }),
  );
  const { id } = await bookingPage(host);
  const page = await host.client.scheduling.changeBookingPage({
    params: { id },
    query: {},
    body: { notifications: all },
  });
  expect(page.form).toMatchObject([{ name: "name" }, { name: "phone", required: true }]);
  const number = `10${randomInt(10_000_000, 99_999_999)}`;
  const messages = (count: number) =>
    until(async () => {
      const found = await kakaoMessagesTo(`0${number}`);
      return found.length >= count && found.map(({ templateCode }) => templateCode);
    }, 60_000);
  const event = await book(page, { phone: `82-${number}` });
  await messages(1);
  await move(event, page);
  await messages(2);
  await cancel(event);
  await messages(3);
  await untilIdle(tenant.teamId);
  expect(await messages(3)).toEqual(["MEETING_CREATED_KO", "MEETING_MOVED_KO", "MEETING_CANCELLED_KO"]);
  expect(await subjectsOf(event.email)).toEqual([]);
}, 120_000);

test("in Slack, each channel gets the events that it is set for", async () => {
  const { workspace, channel } = await connectSlack(host);
  const page = await pageOf([told("cancellation", "organizer", { type: "slack", slackChannelId: channel.id })]);
  const event = await book(page);
  await untilIdle(tenant.teamId);
  await cancel(event);
  const posts = await until(async () => {
    const found = (await postsIn(workspace)).filter(({ text }) => text.includes(event.email));
    return found.length > 0 && found;
  });
  await untilIdle(tenant.teamId);
  expect(posts.map(({ text }) => text.split("\n")[0])).toEqual(["*미팅 취소* · 30분 상담"]);
}, 60_000);

test("the invitee's custom mails come from the team's domain while it is verified, else the product's", async () => {
  const other = await createTenant();
  const owner = await other.member("admin", { display_name: "김도메인" });
  await connectGoogle(owner);
  const domain = await verifiedDomain(other.teamId);
  await standIn(suite.sendgridUrl).post("/__domains", { domain, valid: true });
  const settings = other.team.collection("email-settings");
  const senders = [{ name: "두레", local_part: "hello" }];
  await settings.doc("senders").set({ ...{ default_name: "", senders }, updated_at: new Date().toISOString() });
  const page = await bookingPage(owner, { notifications: [told("confirmation", "invitee")] });
  const bookAt = async (place: number) => {
    const slot = (await slotsOf(page.id, 3, 14))[place];
    if (!slot) throw new Error("No free time.");
    const { email } = await bookSlot(page.id, slot);
    return mailTo(email);
  };
  expect((await bookAt(0)).from).toEqual({ email: `hello@${domain}`, name: "김도메인" });
  await settings.doc("domain").update({ verification_status: "failed" });
  expect((await bookAt(1)).from).not.toMatchObject({ email: `hello@${domain}` });
});
