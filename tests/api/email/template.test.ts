import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { createTemplate } from "../../support/email/create-template";
import { bookingPage, connectGoogle } from "../../support/scheduling/booking";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let team: Tenant;
let member: Member;
let colleague: Member;

beforeAll(async () => {
  team = await createTenant();
  member = await team.member();
  colleague = await team.member();
  await connectGoogle(member);
});

const body = { name: "후속 메일", subject: "감사합니다", content: "<p>안녕하세요</p>", fallbacks: {} };
const change = (id: number, changes = {}) =>
  member.client.email.changeTemplate({ params: { id }, body: { ...body, ...changes } });
const details = (path: string) => [expect.objectContaining({ path })];

test("a member creates, changes and deletes a template, and colleagues see it", async () => {
  const made = await createTemplate(member, { name: "첫 메일", fallbacks: { company: "귀사" } });
  expect(made).toMatchObject({ name: "첫 메일", fallbacks: { company: "귀사" }, created_by: member.uid });
  const changed = await colleague.client.email.changeTemplate({ params: { id: made.id }, body });
  expect(changed).toMatchObject({ id: made.id, ...body, created_by: member.uid, updated_by: colleague.uid });
  const { data } = await member.client.email.listTemplates();
  expect(data[0]).toEqual(changed);
  await colleague.client.email.deleteTemplate({ params: { id: made.id } });
  await expect(change(made.id)).rejects.toMatchObject({ status: 404 });
  expect((await member.client.email.listTemplates()).data.map(({ id }) => id)).not.toContain(made.id);
});

test("a template can't be saved over a version that its editor hasn't seen", async () => {
  const { id, updated_at } = await createTemplate(member);
  const save = (by: Member, name: string) =>
    by.client.email.changeTemplate({ params: { id }, query: { based_on: updated_at }, body: { ...body, name } });
  await save(colleague, "먼저 저장한 이름");
  await expect(save(member, "내 이름")).rejects.toMatchObject({ status: 409, details: { reason: "value.changed" } });
  const { data } = await member.client.email.listTemplates();
  expect(data.find((one) => one.id === id)).toMatchObject({ name: "먼저 저장한 이름" });
});

const block = {
  type: "doc" as const,
  content: [
    {
      type: "section" as const,
      attrs: { background: "#0f172a", padding: 24 },
      content: [
        {
          type: "paragraph" as const,
          attrs: { textAlign: null },
          content: [{ type: "variable" as const, attrs: { id: "invitee_name", fallback: "고객" } }],
        },
      ],
    },
  ],
};

test("a template's document is returned unchanged, and as HTML for clients without documents", async () => {
  const made = await createTemplate(member, { block, content: "" });
  expect(made.block).toEqual(block);
  expect(made.content).toBe('<p><span data-variable="invitee_name">{{invitee_name}}</span></p>');
  const { data } = await member.client.email.listTemplates();
  expect(data.find(({ id }) => id === made.id)).toEqual(made);
});

test("an older template without a document gets an equivalent one", async () => {
  const { id, block: _, ...made } = await createTemplate(member);
  const content = '<h2>감사합니다</h2><p><a href="{{reschedule_link}}">일정 변경</a> {{company}}</p>';
  const old = { ...made, id, content, fallbacks: { company: "귀사" } };
  await team.team.collection("email-templates").doc(String(id)).set(old);
  const { data } = await member.client.email.listTemplates();
  const read = data.find((one) => one.id === id);
  expect(read).toMatchObject({ ...old, block: { type: "doc" } });
  expect(read?.block.content).toMatchObject([
    { type: "heading", attrs: { level: 2 }, content: [{ text: "감사합니다" }] },
    {
      type: "paragraph",
      content: [
        { text: "일정 변경", marks: [{ type: "link", attrs: { href: "{{reschedule_link}}" } }] },
        { text: " " },
        { type: "variable", attrs: { id: "company", fallback: "귀사" } },
      ],
    },
  ]);
});

test("the team's brand is set by admins and read by all", async () => {
  const admin = await team.member("admin");
  const brand = { logo: null, primary_color: "#7c3aed", background_color: "#faf5ff", font: "georgia" as const };
  await expect(member.client.email.setBrand({ body: brand })).rejects.toMatchObject({ status: 403 });
  expect(await admin.client.email.setBrand({ body: brand })).toEqual(brand);
  expect(await member.client.email.getBrand()).toEqual(brand);
});

test("event handlers, scripts and images without a valid address are removed", async () => {
  const made = await createTemplate(member, { content: '<p onclick="x">가</p><script>alert(1)</script><img src=x>' });
  expect(made.content).toBe("<p>가</p>");
});

describe("a template is refused with", () => {
  test.each<[string, object, string]>([
    ["no name", { name: " " }, "body.name"],
    ["no subject", { subject: "" }, "body.subject"],
    ["no text", { content: "<p></p>" }, "body.content"],
    ["an unknown variable in the content", { content: "<p>{{password}}</p>" }, "body.content"],
    ["an unknown variable in the subject", { subject: "{{ invitee }}" }, "body.subject"],
    ["a fallback of an unknown variable", { fallbacks: { password: "x" } }, "body.fallbacks.password"],
    ["a variable without a fallback", { fallbacks: { invitee_name: "" } }, "body.content.variables.defaultValue"],
    [
      "a variable without a fallback in the subject",
      { subject: "{{company}}", fallbacks: { company: "" } },
      "body.subject.variables.defaultValue",
    ],
    ["a document without text", { block: { type: "doc", content: [] } }, "body.content"],
    ["a subject of two lines", { subject: "a\nBcc: x@example.com" }, "body.subject"],
    ["too much content", { content: `<p>${"가".repeat(50_000)}</p>` }, "body.content"],
  ])("%s", async (_, changes, path) => {
    await expect(createTemplate(member, changes)).rejects.toMatchObject({ status: 400, details: details(path) });
  });

  test("and the message names the wrong variable in the caller's language", async () => {
    await expect(createTemplate(member, { subject: "{{password}}" })).rejects.toThrow("{{password}} is not a variable");
    await expect(member.korean.email.createTemplate({ body: { ...body, subject: "{{password}}" } })).rejects.toThrow(
      "사용할 수 없는 변수",
    );
  });
});

test("twenty templates created at once get twenty numbers, and a repeated request gets the first one", async () => {
  const made = await Promise.all(
    Array.from({ length: 20 }, (_, place) => createTemplate(member, { name: `동시 ${place}` })),
  );
  expect(new Set(made.map(({ id }) => id)).size).toBe(20);
  const idempotencyKey = randomUUID();
  const again = [1, 2, 3].map(() => member.client.email.createTemplate({ body }, { context: { idempotencyKey } }));
  expect(new Set((await Promise.all(again)).map(({ id }) => id)).size).toBe(1);
}, 60_000);

test("a template of another team is not found, though each team's numbers start at 1", async () => {
  const secret = await createTemplate(member, { name: "비밀" });
  const stranger = await (await createTenant()).member("admin");
  const params = { id: secret.id };
  for (const ask of [
    () => stranger.client.email.deleteTemplate({ params }),
    () => stranger.client.email.listTemplateReferences({ params }),
    () => stranger.client.email.changeTemplate({ params, body }),
  ])
    await expect(ask()).rejects.toMatchObject({ status: 404 });
  expect((await createTemplate(stranger)).id).toBe(1);
});

describe("a template that a booking page uses", () => {
  const setting = (id: number) => ({
    follow_up_mail_setting: { email_template_id: id, sender: "ORGANIZER" as const, cc: [], bcc: [] },
  });

  test("lists its uses, and can't be deleted until the page drops it", async () => {
    const { id } = await createTemplate(member);
    const { page } = await bookingPage(member, { title: "상담 예약", ...setting(id) });
    const params = { id };
    expect((await member.client.email.listTemplateReferences({ params })).data).toEqual([
      { id: page.id, type: "booking-page", title: "상담 예약" },
    ]);
    await expect(member.client.email.deleteTemplate({ params })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("상담 예약"),
      details: { references: [{ id: page.id, type: "booking-page", title: "상담 예약" }] },
    });
    await member.client.scheduling.changeBookingPage({
      params: { id: page.id },
      body: { follow_up_mail_setting: null },
    });
    expect((await member.client.email.listTemplateReferences({ params })).data).toEqual([]);
    await member.client.email.deleteTemplate({ params });
  });

  test("can be deleted once the page is deleted", async () => {
    const { id } = await createTemplate(member);
    const { page } = await bookingPage(member, setting(id));
    await member.client.scheduling.deleteBookingPage({ params: { id: page.id } });
    await member.client.email.deleteTemplate({ params: { id } });
  });

  test("must exist", async () => {
    await expect(bookingPage(member, setting(987_654))).rejects.toMatchObject({
      status: 400,
      details: details("body.follow_up_mail_setting.email_template_id"),
    });
  });

  test("is either kept or dropped if it is chosen and deleted at once", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await createTemplate(member);
      const [chosen, deleted] = await Promise.allSettled([
        bookingPage(member, setting(id)),
        member.client.email.deleteTemplate({ params: { id } }),
      ]);
      const said = `${chosen.status} ${deleted.status}`;
      expect(["fulfilled rejected", "rejected fulfilled"]).toContain(said);
    }
  }, 60_000);
});
