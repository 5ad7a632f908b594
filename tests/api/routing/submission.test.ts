import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { routerBody, routerOf } from "../../support/routing/router";
import { activeRouter, answersOf, listRows, rowOf, submit } from "../../support/routing/submission";
import { newPublicId } from "../../support/scheduling/booking";
import { awayFromMidnight } from "../../support/suite/away-from-midnight";
import { call } from "../../support/suite/call";
import { suite } from "../../support/suite/suite";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let member: Member;
let router: { id: string };

const KIM = { name: "김하나", email: "Hana@Visitor.example" };
const urlOf = (id: string) => `${suite.apiUrl}/public/active/entries/${id}`;

/** A router that thanks big companies and disqualifies everybody else. */
function bySize() {
  const [size, group] = [randomUUID(), randomUUID()];
  const body = routerBody();
  const options = [
    { value: "big", label: "크다" },
    { value: "small", label: "작다" },
  ];
  const components = [...body.form.components, { name: "size", label: "규모", type: "dropdown" as const, options }];
  return {
    form: { ...body.form, components },
    fields: [{ id: size, name: "size", type: "select" as const }],
    rules: [{ from: size, cases: [{ operator: "is", value: "big", to: { type: "group" as const, value: group } }] }],
    groups: [{ id: group, value: group, type: "text" as const, props: { name: "큰 회사", value: "곧 연락드릴게요." } }],
  };
}

awayFromMidnight("Asia/Seoul");

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  member = await tenant.member();
  router = await activeRouter(tenant, member, bySize());
});

describe("a form", () => {
  test("is returned without its rules", async () => {
    const { status, body } = await call("", "GET", `/public/active/entries/${router.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: router.id, state: "active", form_type: "custom", team: { slug: tenant.slug } });
    for (const secret of ["rules", "groups", "default", "곧 연락드릴게요"])
      expect(JSON.stringify(body)).not.toContain(secret);
  });

  // The emulator answers every preflight itself: functions/src/platform/http/answer-preflight.test.ts tests the
  // rest.
  test("can be read and submitted from any website", async () => {
    const read = await fetch(urlOf(router.id), { headers: { origin: "null" } });
    expect(read.headers.get("access-control-allow-origin")).toBe("*");
    expect((await submit(router.id, {})).headers.get("access-control-allow-origin")).toBe("*");
  });

  test("that doesn't exist is not found", async () => {
    expect((await call("", "GET", `/public/active/entries/${newPublicId()}`)).status).toBe(404);
    expect(await submit(newPublicId(), KIM)).toMatchObject({ status: 404 });
  });
});

test("a saved question belongs to the team, and is copied to forms without its conditions", async () => {
  const { forms } = member.client;
  const show_if = {
    match: "all" as const,
    conditions: [{ question: "team", operator: "isAnswered" as const, values: [] }],
  };
  const question = { name: "size", label: "인원", type: "number" as const, unit: "명", show_if };
  const saved = await forms.saveQuestion({ body: { question } });
  expect(saved).toMatchObject({ question: { label: "인원", unit: "명", show_if: null }, created_by: member.uid });
  expect((await forms.listSavedQuestions({})).data).toEqual([saved]);
  const stranger = await (await createTenant({ plan: "PRO" })).member();
  expect((await stranger.client.forms.listSavedQuestions({})).data).toEqual([]);
  const params = { id: saved.id };
  await expect(stranger.client.forms.deleteSavedQuestion({ params })).rejects.toMatchObject({ status: 404 });
  await forms.deleteSavedQuestion({ params });
  expect((await forms.listSavedQuestions({})).data).toEqual([]);
});

describe("a submission", () => {
  test("drops answers to hidden questions, and requires those to shown ones", async () => {
    const body = routerBody();
    const show_if = {
      match: "all" as const,
      conditions: [{ question: "team", operator: "atLeast" as const, values: ["10"] }],
    };
    const components = [
      ...body.form.components,
      { name: "team", label: "인원", type: "number" as const },
      { name: "site", label: "웹사이트", type: "url" as const, required: true, show_if },
      { name: "start", label: "시작일", type: "date" as const },
    ];
    const { id } = await activeRouter(tenant, member, { form: { ...body.form, components } });
    const hidden = await submit(id, { ...KIM, team: "9", site: "dure.kr" });
    expect(hidden.status).toBe(201);
    expect((await rowOf(tenant, id, hidden.id)).answers).toEqual({ ...KIM, team: 9 });
    expect((await submit(id, { ...KIM, team: "1,200" })).status).toBe(400);
    expect((await submit(id, { ...KIM, start: "2026-02-30" })).status).toBe(400);
    const shown = await submit(id, { ...KIM, team: "1,200", site: "dure.kr", start: "2026-02-28" });
    expect((await rowOf(tenant, id, shown.id)).answers).toEqual({
      ...{ ...KIM, team: 1200, site: "https://dure.kr", start: "2026-02-28" },
    });
  });

  test("is routed by the server, and stored with its answers", async () => {
    const more = {
      language: "ko",
      visitor_id: "v1",
      utm: { utm_source: "ads" },
      page_url: "https://a.example/x",
    } as const;
    const { status, id, answer } = await submit(router.id, { ...KIM, size: "big", group_id: "forged" }, more);
    expect(status).toBe(201);
    expect(answer).toEqual({ id, outcome: { type: "text", value: "곧 연락드릴게요." }, disqualified: false });
    expect(await rowOf(tenant, router.id, id)).toMatchObject({
      ...{ id, router_id: router.id, status: "assigned", outofquota: false, visitor_id: "v1" },
      ...{ name: "김하나", email: "hana@visitor.example", answers: { ...KIM, size: "big" } },
      ...{ utm: { utm_source: "ads" }, page_url: "https://a.example/x", language: "ko" },
    });
  });

  test("with a long name is stored, and the name isn't cut within a character", async () => {
    const { status, id } = await submit(router.id, { ...KIM, name: `${"가".repeat(199)}😀`, size: "big" });
    expect(status).toBe(201);
    expect((await rowOf(tenant, router.id, id)).name).toBe("가".repeat(199));
  });

  test("that matches no rule is disqualified", async () => {
    const { id, answer } = await submit(router.id, { ...KIM, size: "small" });
    expect(answer).toMatchObject({ disqualified: true, outcome: { value: "신청해 주셔서 감사해요." } });
    expect(await rowOf(tenant, router.id, id)).toMatchObject({
      status: "disqualified",
      group_id: null,
      __private_properties: { triggered_as: "form" },
    });
  });

  test("with invalid answers is refused with each of them, and nothing is stored", async () => {
    const before = (await listRows(tenant, router.id)).length;
    const { status, answer } = await submit(router.id, { email: "nobody", size: "huge" });
    expect(status).toBe(400);
    expect(answer).toMatchObject({
      details: [{ path: "body.answers.name" }, { path: "body.answers.email" }, { path: "body.answers.size" }],
    });
    expect(await listRows(tenant, router.id)).toHaveLength(before);
  });

  test("keeps markup as text", async () => {
    const name = `<script>alert(1)</script>"'&`;
    const { id } = await submit(router.id, { ...KIM, name });
    expect(await rowOf(tenant, router.id, id)).toMatchObject({ name, answers: { name } });
  });

  test("repeated concurrently or with other answers is stored once, and gets the first answer", async () => {
    const id = randomUUID();
    const sent = await Promise.all(["big", "small", "big"].map((size) => submit(router.id, { ...KIM, size }, { id })));
    const [first] = sent;
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    for (const { answer } of sent) expect(answer).toEqual(first?.answer);
    expect((await submit(router.id, {}, { id })).answer).toEqual(first?.answer);
    expect((await listRows(tenant, router.id)).filter((row) => row.id === id)).toHaveLength(1);
  });

  test("with the id of another router's or team's submission is refused, and reveals nothing", async () => {
    const { id } = await submit(router.id, { ...KIM, size: "big" });
    const elsewhere = await createTenant({ plan: "PRO" });
    for (const [owner, other] of [
      [tenant, await activeRouter(tenant, member)],
      [elsewhere, await activeRouter(elsewhere, await elsewhere.member())],
    ] as const) {
      const { status, answer } = await submit(other.id, KIM, { id });
      expect([status, answer.code]).toEqual([409, "CONFLICT"]);
      expect(JSON.stringify(answer)).not.toContain("곧 연락드릴게요");
      expect(await listRows(owner, other.id)).toHaveLength(0);
    }
  });

  test("of a bot is answered, but not stored", async () => {
    const { status, id, answer } = await submit(
      router.id,
      { ...KIM, size: "big" },
      { website: "https://spam.example" },
    );
    expect(status).toBe(201);
    expect(answer).toMatchObject({ id, disqualified: false });
    expect(await rowOf(tenant, router.id, id)).toBeUndefined();
  });

  test("to an inactive router, or of a team without routers, is refused", async () => {
    const inactive = await routerOf(member);
    const free = await createTenant({ plan: "PRO" });
    const locked = await activeRouter(free, await free.member());
    await free.team.update({ plan: "FREE" });
    for (const { id } of [inactive, locked]) {
      expect(await submit(id, KIM)).toMatchObject({ status: 406, answer: { code: "NOT_ACCEPTABLE" } });
      expect((await call("", "GET", `/public/active/entries/${id}`)).body).toMatchObject({ state: "inactive" });
    }
  });

  test("beyond the month's quota is disqualified", async () => {
    const given = await createTenant({ plan: "FREE_TRIAL", plan_end_date: "2020-01-01T00:00:00.000Z" });
    await given.team.collection("settings").doc("remote-config").set({ enable_form_router: "on" });
    const member = await given.member();
    const own = await activeRouter(given, member, bySize());
    const now = new Date().toISOString();
    const { firestore } = await import("../../support/suite/admin");
    const writer = firestore.bulkWriter();
    for (let made = 0; made < 1_000; made += 1)
      writer.create(firestore.doc(`submissions/${randomUUID()}`), { team_id: given.teamId, submitted_at: now });
    await writer.close();
    const { id, answer } = await submit(own.id, { ...KIM, size: "big" });
    expect(answer).toMatchObject({ disqualified: true, outcome: { value: "신청해 주셔서 감사해요." } });
    expect(await rowOf(given, own.id, id)).toMatchObject({ status: "disqualified", outofquota: true });
    const { quota } = await member.client.routing.listRouters({});
    expect(quota).toEqual({ used: expect.any(Number), limit: 1_000 });
    expect(quota.used).toBeGreaterThanOrEqual(1_000);
  });

  test("is limited to thirty a minute from one IP address", async () => {
    const send = () =>
      call(
        "",
        "POST",
        `/public/active/entries/${router.id}/submissions`,
        { id: randomUUID(), answers: answersOf(KIM) },
        {
          "x-forwarded-for": `198.51.100.7-${router.id}`,
        },
      );
    for (let sent = 0; sent < 30; sent += 1) expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(429);
  });
});
