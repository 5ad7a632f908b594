import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { createTemplate } from "../../support/email/create-template";
import { mailsTo, mailTo } from "../../support/email/inbox";
import { routerBody } from "../../support/routing/router";
import { activeRouter, rowOf, submit } from "../../support/routing/submission";
import { bookingPage, bookingRequest, connectGoogle, organizerOf, slotsOf } from "../../support/scheduling/booking";
import { connect } from "../../support/suite/client";
import { putInOutbox } from "../../support/suite/put-in-outbox";
import { untilIdle } from "../../support/suite/queue";
import { outboxOf } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let team: Tenant;
let owner: Member;

beforeAll(async () => {
  team = await createTenant({ plan: "PRO" });
  owner = await team.member("member", { display_name: "박담당" });
});

/** A router with a thank-you message and a follow-up mail for everybody. */
const thanking = (email_template_id: number) => ({
  title: "상담 신청",
  default: {
    ...routerBody().default,
    settings: { follow_up_mail_setting: { email_template_id } },
  },
});

test("a submission gets one follow-up from its outcome, in the name of the router's creator", async () => {
  const subject = `신청 ${randomUUID().slice(0, 8)}`;
  const { id: templateId } = await createTemplate(owner, {
    subject,
    content: "<p>{{invitee_name}}님, {{host_name}}입니다. {{meeting_time}}</p>",
    fallbacks: { meeting_time: "곧 연락드릴게요." },
  });
  const router = await activeRouter(team, owner, thanking(templateId));
  const email = `guest-${randomUUID().slice(0, 8)}@example.org`;
  const { id } = await submit(router.id, { name: "이손님", email });
  const mail = await mailTo(email, subject);
  expect(mail).toMatchObject({ from: { name: "박담당" }, reply_to: { email: owner.email } });
  expect(mail.text).toBe("이손님님, 박담당입니다. 곧 연락드릴게요.");

  const told = (await outboxOf(team.teamId)).find(
    ({ type, after }) => type === "submission.created" && (after as { id: string }).id === id,
  );
  await putInOutbox(team.team, `${randomUUID()}-0`, told as { type: string });
  await untilIdle(team.teamId);
  expect(await mailsTo(email, subject)).toHaveLength(1);
}, 60_000);

test("an address gets five follow-ups an hour from a team, and further submissions are still accepted", async () => {
  const subject = `신청 ${randomUUID().slice(0, 8)}`;
  const { id: templateId } = await createTemplate(owner, { subject });
  const router = await activeRouter(team, owner, thanking(templateId));
  const name = `flooded-${randomUUID().slice(0, 8)}`;
  const emails = Array.from({ length: 7 }, (_, at) => `${name}+${at}@example.org`);
  const answers = await Promise.all(emails.map((email) => submit(router.id, { name: "이손님", email })));
  expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 201));
  const mails = async () => (await Promise.all(emails.map((email) => mailsTo(email, subject)))).flat();
  await until(async () => (await mails()).length >= 5, 60_000);
  await untilIdle(team.teamId);
  expect(await mails()).toHaveLength(5);
}, 60_000);

test("a visitor who is led to a booking page gets the mail after booking, in the name of their host", async () => {
  const [first, host] = [
    await team.member("member", { display_name: "김첫째" }),
    await team.member("member", { display_name: "정호스트" }),
  ];
  for (const one of [first, host]) await connectGoogle(one);
  const subjects = ["신청", "예약"].map((word) => `${word} ${randomUUID().slice(0, 8)}`);
  const [submitted = "", booked = ""] = subjects;
  const [ofRouter, ofPage] = [
    await createTemplate(owner, {
      subject: submitted,
      content: "<p>{{meeting_title}}|{{meeting_time}}|{{meeting_place}}|{{host_name}}|{{reschedule_link}}</p>",
    }),
    await createTemplate(owner, { subject: booked }),
  ];
  const mail = (email_template_id: number) => ({ email_template_id, sender: "ORGANIZER" as const, cc: [], bcc: [] });
  const page = await bookingPage(host, {
    ...{ mode: "sub", strategy: "round-robin", organizers: [organizerOf(first), organizerOf(host)] },
    follow_up_mail_setting: mail(ofPage.id),
  });
  const props = { linkId: page.id, follow_up_mail_setting: mail(ofRouter.id) };
  const router = await activeRouter(team, owner, {
    groups: [{ id: "g", value: "g", type: "routeTo", props }],
    fields: [{ id: "f", name: "name", type: "string" }],
    rules: [{ from: "f", cases: [{ operator: "isNotEmpty", to: { type: "group", value: "g" } }] }],
  });
  const email = `guest-${randomUUID().slice(0, 8)}@example.org`;
  const { id } = await submit(router.id, { name: "이손님", email });
  await until(async () => (await rowOf(team, router.id, id))?.recorded, 60_000);
  await untilIdle(team.teamId);
  expect(await mailsTo(email, submitted)).toHaveLength(0);
  const [slot] = await slotsOf(page.id);
  if (!slot) throw new Error("The page has no free time.");
  const submission = { id, router_id: router.id };
  const body = { ...bookingRequest(slot, { email }), organizer_id: host.uid, submission };
  const event = await connect().scheduling.bookPublicly({ query: { id: page.id, type: "multi-use" }, body });
  const sender = { from: { name: "정호스트" }, reply_to: { email: host.email } };
  const answer = await mailTo(email, submitted);
  expect(answer).toMatchObject(sender);
  expect(answer.text).toMatch(/^30분 상담\|\d{4}년 .+ \(Asia\/Seoul\)\|전화 02-555-0100\|정호스트\|\S+$/);
  expect(answer.text).toContain(`/public-pages/event/${event.uuid}`);
  expect(await mailTo(email, booked)).toMatchObject(sender);
  await untilIdle(team.teamId);
  expect(await mailsTo(email, submitted)).toHaveLength(1);
}, 60_000);

test("a follow-up about the meeting waits for the booking even if its sender is fixed", async () => {
  await connectGoogle(owner);
  const [at, of] = ["바로", "예약"].map((word) => `${word} ${randomUUID().slice(0, 8)}`);
  const [plain, telling] = [
    await createTemplate(owner, { subject: at ?? "", content: "<p>{{invitee_name}}님, 감사합니다</p>" }),
    await createTemplate(owner, { subject: of ?? "", content: "<p>{{meeting_time}}</p>" }),
  ];
  const page = await bookingPage(owner, { mode: "sub" });
  const routerWith = ({ id }: { id: number }) =>
    activeRouter(team, owner, {
      groups: [
        {
          ...{ id: "g", value: "g", type: "routeTo" },
          props: { linkId: page.id, follow_up_mail_setting: { email_template_id: id, sender: owner.email } },
        },
      ],
      fields: [{ id: "f", name: "name", type: "string" }],
      rules: [{ from: "f", cases: [{ operator: "isNotEmpty", to: { type: "group", value: "g" } }] }],
    });
  const [thanking, inviting] = [await routerWith(plain), await routerWith(telling)];
  const email = `guest-${randomUUID().slice(0, 8)}@example.org`;
  await submit(thanking.id, { name: "이손님", email });
  const { id } = await submit(inviting.id, { name: "이손님", email });
  await mailTo(email, at);
  await until(async () => (await rowOf(team, inviting.id, id))?.recorded, 60_000);
  await untilIdle(team.teamId);
  expect(await mailsTo(email, of)).toHaveLength(0);
  const [slot] = await slotsOf(page.id);
  if (!slot) throw new Error("The page has no free time.");
  const body = { ...bookingRequest(slot, { email }), submission: { id, router_id: inviting.id } };
  await connect().scheduling.bookPublicly({ query: { id: page.id, type: "multi-use" }, body });
  expect((await mailTo(email, of)).text).toMatch(/\d{4}년/);
}, 60_000);

test("a template can't be deleted while a router uses it", async () => {
  const { id: templateId } = await createTemplate(owner);
  const params = { id: templateId };
  const router = await activeRouter(team, owner, thanking(templateId));
  expect((await owner.client.email.listTemplateReferences({ params })).data).toEqual([
    { id: router.id, type: "router", title: "상담 신청" },
  ]);
  await expect(owner.client.email.deleteTemplate({ params })).rejects.toMatchObject({ status: 409 });
  await owner.client.routing.deleteRouter({ params: { id: router.id } });
  await until(() => owner.client.email.deleteTemplate({ params }).then(() => true));
});

test("a router can't use an unknown template", async () => {
  await expect(activeRouter(team, owner, thanking(987_654))).rejects.toMatchObject({ status: 400 });
});
