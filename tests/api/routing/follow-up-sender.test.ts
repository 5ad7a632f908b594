import { FollowUpMail } from "@dure/domain/forms/follow-up-mail";
import type { OutcomeSettings } from "@dure/domain/routing/router/group";
import { beforeAll, expect, test } from "vitest";
import { createTemplate } from "../../support/email/create-template";
import { routerBody, routerOf } from "../../support/routing/router";
import { bookingPage, connectAccount, connectGoogle, newPublicId, organizerOf } from "../../support/scheduling/booking";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

/** The sender of follow-up mails (docs/product/forms.md#follow-up-mail). */
let tenant: Tenant;
let owner: Member;
let templateId: number;

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  owner = await tenant.member("admin", { display_name: "김대표" });
  templateId = (await createTemplate(owner)).id;
});

const mail = (sender = "ORGANIZER") => ({ follow_up_mail_setting: { email_template_id: templateId, sender } });
const message = (props: object) => {
  const group = { id: "thanks", value: "thanks", type: "text", props: { value: "감사해요", ...props } };
  return leadingTo(group);
};
const leadingTo = (group: { id: string; [part: string]: unknown }) =>
  ({
    groups: [group],
    fields: [{ id: "f", name: "name", type: "string" }],
    rules: [{ from: "f", cases: [{ operator: "isNotEmpty", to: { type: "group", value: group.id } }] }],
  }) as never as Pick<ReturnType<typeof routerBody>, "groups" | "fields" | "rules">;

const at = (id: string) => ({ params: { id } });
const activate = (id: string, { korean }: Member = owner) => korean.routing.activateWorkflow(at(id));
const wanting = (name: string, target = "thanks") => {
  const text = `보내는 사람이나 담당자의 이메일이 연동되어 있지 않아요: ${name}. 본인이 설정의 ‘연동’에서 Google이나 Outlook 계정을 연결해야 해요.`;
  return { status: 400, code: "BAD_REQUEST", message: text, details: [{ step: "actions", target, message: text }] };
};

test("an assignee needs a connected mailbox to activate the router, but not to save it", async () => {
  const mina = await tenant.member("member", { display_name: "민아" });
  const settings = { ...mail(), assignee_setting: { user_id: mina.uid } };
  const { id, body } = await routerOf(owner, message(settings));
  await expect(activate(id)).rejects.toMatchObject(wanting("민아"));
  await expect(owner.client.routing.activateWorkflow(at(id))).rejects.toMatchObject({
    message: expect.stringMatching(/^The sender's or organizers' e-mail must be integrated: 민아\./),
  });
  await connectGoogle(mina);
  await expect(activate(id)).resolves.toMatchObject({ status: "active" });

  // Saving an active router checks it, too.
  const jun = await tenant.member("member", { display_name: "준" });
  const change = { ...body, ...message({ ...mail(), assignee_setting: { user_id: jun.uid } }) };
  const save = () => owner.korean.routing.putRouter({ ...at(id), query: {}, body: change });
  await expect(save()).rejects.toMatchObject(wanting("준"));
  await connectAccount(jun, "outlook");
  await expect(save()).resolves.toMatchObject({ status: "active" });
});

/** Whether a member's grant is known to be valid. */
async function setGrant({ uid }: Member, needs_regrant: boolean) {
  const { docs } = await tenant.team.collection("connections").where("user_id", "==", uid).get();
  await Promise.all(docs.map(({ ref }) => ref.update({ needs_regrant })));
}

test("all organizers of a meeting need a connected mailbox, or the sender chosen instead", async () => {
  const [first, second, sender] = [
    await tenant.member("member", { display_name: "가람" }),
    await tenant.member("member", { display_name: "나리" }),
    await tenant.member("member", { display_name: "다온" }),
  ];
  for (const organizer of [first, second]) await connectGoogle(organizer);
  const page = await bookingPage(first, { mode: "sub", organizers: [first, second].map((one) => organizerOf(one)) });
  await setGrant(second, true);
  const meeting = (setting: object) =>
    leadingTo({ id: "meet", value: "meet", type: "routeTo", props: { linkId: page.id, ...setting } });
  const { id, body } = await routerOf(owner, meeting(mail()));
  await expect(activate(id)).rejects.toMatchObject(wanting("나리", "meet"));

  const put = (setting: object) =>
    owner.client.routing.putRouter({ ...at(id), query: {}, body: { ...body, ...meeting(setting) } });
  await put(mail(sender.email));
  await expect(activate(id)).rejects.toMatchObject(wanting("다온", "meet"));
  await put(mail("boss@example.com"));
  await expect(activate(id)).rejects.toMatchObject(wanting("boss@example.com", "meet"));
  await put(mail(first.email));
  await expect(activate(id)).resolves.toMatchObject({ status: "active" });
});

test("the router's creator needs a connected mailbox if nobody is assigned", async () => {
  const { default: disqualified } = routerBody();
  const maker = await tenant.member("member", { display_name: "라온" });
  const { id } = await routerOf(maker, { default: { ...disqualified, settings: mail() } as never });
  await expect(activate(id, maker)).rejects.toMatchObject(wanting("라온", disqualified.id));
  await connectGoogle(maker);
  await expect(activate(id, maker)).resolves.toMatchObject({ status: "active" });
});

test.each([
  ["sees values masked", "all", true],
  ["sees their own records only", "own", false],
] as const)(
  "whoever %s can't add another recipient of visitors' answers, but can change the rest",
  async (_, row_access, isMasking) => {
    const own = await createTenant({ plan: "PRO", row_access });
    if (isMasking) await own.team.collection("settings").doc("remote-config").set({ enable_masking: true });
    const [boss, seller] = [await own.member("admin"), await own.member()];
    const { id: email_template_id } = await createTemplate(boss);
    const mail = FollowUpMail.parse({ email_template_id, cc: [boss.email] });
    const { id, body } = await routerOf(boss);
    const put = ({ client }: Member, changes: Partial<OutcomeSettings>, title = body.title) => {
      const settings = { ...body.default.settings, ...changes };
      return client.routing.putRouter({
        ...at(id),
        query: {},
        body: { ...body, title, default: { ...body.default, settings } },
      });
    };
    await put(boss, { follow_up_mail_setting: mail });
    await put(seller, { follow_up_mail_setting: mail }, "새 이름");
    for (const changes of [
      { follow_up_mail_setting: { ...mail, bcc: [seller.email] } },
      { follow_up_mail_setting: mail, form_submission_noti_setting: { slack_channel: "C1" } },
    ])
      await expect(put(seller, changes)).rejects.toMatchObject({
        status: 400,
        details: [{ target: body.default.id }],
      });
    const { routing } = seller.client;
    const settings = { ...body.default.settings, follow_up_mail_setting: mail };
    const other = { ...body, default: { ...body.default, settings } };
    await expect(routing.putRouter({ ...at(newPublicId()), query: {}, body: other })).rejects.toMatchObject({
      status: 400,
    });
  },
);
