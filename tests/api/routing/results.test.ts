import { randomUUID } from "node:crypto";
import type { SubmissionRow } from "@dure/domain/routing/submission/submission";
import { beforeAll, describe, expect, test } from "vitest";
import { activeRouter, rowOf, submit } from "../../support/routing/submission";
import { firestore } from "../../support/suite/admin";
import { call } from "../../support/suite/call";
import { eventsOf } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let admin: Member;
let member: Member;
let router: { id: string };

const GROUP = { id: "g", value: "g", type: "text" as const, props: { name: "모두", value: "감사해요." } };

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  [admin, member] = [await tenant.member("admin"), await tenant.member()];
  router = await activeRouter(tenant, admin, {
    groups: [GROUP],
    fields: [{ id: "f", name: "nullField", type: "null" }],
    rules: [{ from: "f", cases: [{ operator: "nullAssert", to: { type: "group", value: "g" } }] }],
  });
  const at = (day: string) => `2026-03-${day}T00:00:00.000Z`;
  await Promise.all([
    storeRow("confirmed", at("01"), {
      confirmedAt: at("02"),
      organizer: admin.uid,
      assignee: admin.uid,
      phone: "82-1012345678",
    }),
    storeRow("cancelled", at("02"), { organizer: member.uid }),
    storeRow("submitted", at("03"), { assignee: member.uid, answers: { name: "가", call: "010-1234-5678" } }),
    storeRow("submitted", new Date().toISOString()),
    storeRow("disqualified", at("05"), { outofquota: true, __private_properties: { triggered_as: "form" } }),
  ]);
});

/** Stores a row as a submission does. */
async function storeRow(status: SubmissionRow["status"], submittedAt: string, more: Partial<SubmissionRow> = {}) {
  const id = randomUUID();
  const empty = { confirmedAt: null, rescheduledAt: null, cancelledAt: null, scheduledEventId: null, organizer: null };
  await firestore.doc(`crm/${tenant.teamId}/${router.id}/body/rows/${id}`).set({
    ...{ id, router_id: router.id, status, submittedAt, ...empty, assignee: null, outofquota: false },
    __private_properties: { triggered_as: "group" },
    ...{ name: "=HYPERLINK(1)", email: "a@b.example", phone: "", company: "두레, 상사" },
    answers: { name: "=HYPERLINK(1)", email: "a@b.example" },
    ...{ group_id: "g", record_id: null, recorded: true, visitor_id: null, utm: {}, page_url: null },
    ...{ language: "ko", timezone: "Asia/Seoul", updated_at: submittedAt },
    ...more,
  });
}

describe("statistics", () => {
  test("count the outcomes of submissions and visitors", async () => {
    const view = (visitor_id: string, last_question?: string) =>
      call("", "POST", `/public/active/entries/${router.id}/views`, {
        visitor_id,
        ...(last_question && { last_question }),
      });
    for (const visitor of ["a", "b", "c"]) expect((await view(visitor)).status).toBe(204);
    await view("b", "name");
    await view("c", "gone");
    const query = { params: { id: router.id }, query: {} };
    const found = await member.client.routing.getStatistics(query);
    const sinceMarch = { params: { id: router.id }, query: { from: "2026-03-01" } };
    expect((await member.client.routing.getStatistics(sinceMarch)).questions).toEqual(found.questions);
    expect(found.summary).toEqual({
      totalResponses: 5,
      meetingAssignments: 4,
      meetingNotAssignments: 1,
      meetingReservations: 3,
      churn: 1,
    });
    expect(found.meeting_rate).toBe(20);
    expect(found.funnel.map(({ step, count }) => `${step} ${count}`)).toEqual([
      ...["viewed 3", "submitted 5", "qualified 4", "disqualified 1", "converted 2", "churned 1"],
    ]);
    expect(found.questions).toMatchObject([
      { name: "name", reached: 1, lost: 1 },
      { name: "email", reached: 0, lost: 0 },
    ]);

    const { id } = await submit(router.id, { name: "가", email: "c@visitor.example" }, { visitor_id: "b" });
    await until(async () => (await rowOf(tenant, router.id, id))?.recorded, 60_000);
    const lost = await until(async () => {
      const { questions } = await member.client.routing.getStatistics(query);
      return questions[0]?.lost === 0 && questions;
    }, 60_000);
    expect(lost[0]?.reached).toBe(1);
  });

  test("are limited to the given days, and have no rates without visits", async () => {
    const of = (from: string, to: string) =>
      member.client.routing.getStatistics({ params: { id: router.id }, query: { from, to } });
    expect((await of("2026-03-01", "2026-03-02")).summary.totalResponses).toBe(2);
    expect(await of("2020-01-01", "2020-01-02")).toMatchObject({
      meeting_rate: null,
      funnel: Array.from({ length: 6 }, () => ({ count: 0, rate: null })),
    });
  });

  test("are grouped by source, group and host", async () => {
    const query = { from: "2026-03-01", to: "2026-03-31" };
    const results = await member.client.routing.getResults({ params: { id: router.id }, query });
    expect(results).toMatchObject({ visitors: 0, submits: 4, qualified: 3, booked: 1, held: 0, is_partial: false });
    expect(results.group).toEqual([{ key: "g", submits: 4, qualified: 3, booked: 1, held: 0 }]);
    expect(results.host.map(({ key, booked }) => [key, booked])).toContainEqual([admin.uid, 1]);
  });

  test("are refused to another team", async () => {
    const stranger = await (await createTenant({ plan: "PRO" })).member("admin");
    const asked = stranger.client.routing.getStatistics({ params: { id: router.id }, query: {} });
    await expect(asked).rejects.toMatchObject({ status: 404 });
    expect((await call(stranger.idToken, "GET", `/route-logic/${router.id}/submissions`)).status).toBe(404);
  });
});

describe("an export", () => {
  const path = () => `/route-logic/${router.id}/submissions?from=2026-03-01&to=2026-03-31`;

  test("has fixed columns, a byte order mark and no formulas", async () => {
    const { suite } = await import("../../support/suite/suite");
    const response = await fetch(`${suite.apiUrl}${path()}`, { headers: { authorization: `Bearer ${admin.idToken}` } });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...rows] = new TextDecoder().decode(bytes).trim().split("\r\n");
    expect(head).toBe(
      "id,submittedAt,name,email,company,phone,status,confirmedAt,rescheduledAt,cancelledAt,organizerId,scheduledEventId,disqualifiedReason,assignee,이름,이메일",
    );
    expect(rows.map((row) => row.split(",").at(1))).toEqual(
      rows
        .map((row) => row.split(",").at(1))
        .toSorted()
        .toReversed(),
    );
    const confirmed = rows.find((row) => row.includes(",assigned,"));
    expect(confirmed).toContain(
      `,'=HYPERLINK(1),a@b.example,"두레, 상사",82:1012345678,assigned,2026-03-02T00:00:00.000Z,,,`,
    );
    expect(confirmed).toContain(`,${admin.display_name},'=HYPERLINK(1),a@b.example`);
    expect(rows.filter((row) => row.includes(",outOfQuota,"))).toHaveLength(1);
    expect(rows).toHaveLength(4);
    const [told] = await eventsOf(tenant.teamId, "submissions.exported");
    expect(told).toMatchObject({ after: { id: router.id, from: "2026-03-01" } });
  });

  test("has headers in the given language, and times in the team's time zone", async () => {
    const { suite } = await import("../../support/suite/suite");
    const headers = { authorization: `Bearer ${admin.idToken}` };
    const file = await (await fetch(`${suite.apiUrl}${path()}&language=ko`, { headers })).text();
    expect(file.split("\r\n")[0]).toContain("제출 ID,제출 시간,이름,이메일");
    expect(file).toContain("UTM 소스,UTM 매체,UTM 캠페인");
    expect(file).toContain("2026-03-01 09:00");
    expect(file).toContain("배정 완료");
  });

  test("is only for admins, if the team allows it", async () => {
    expect((await call(member.idToken, "GET", path())).status).toBe(403);
    await tenant.team.collection("settings").doc("remote-config").set({ hide_record_download_button: "on" });
    expect((await call(admin.idToken, "GET", path())).status).toBe(403);
    await tenant.team.collection("settings").doc("remote-config").delete();
  });
});

describe("the list of submissions", () => {
  const list = ({ client }: Member, query: { from?: string; to?: string; limit?: number } = {}) =>
    client.routing.listSubmissions({
      params: { id: router.id },
      query: { from: "2026-03-01", to: "2026-03-31", ...query },
    });
  const daysOf = async (person: Member, query = {}) =>
    (await list(person, query)).data.map(({ submittedAt }) => submittedAt.slice(0, 10));
  const settings = () => tenant.team.collection("settings").doc("remote-config");

  test("is limited to the given days and number, newest first", async () => {
    expect(await daysOf(member)).toEqual(["2026-03-05", "2026-03-03", "2026-03-02", "2026-03-01"]);
    expect(await daysOf(member, { to: "2026-03-02" })).toEqual(["2026-03-02", "2026-03-01"]);
    expect(await list(member)).toMatchObject({ is_last: true });
    expect(await list(member, { limit: 2 })).toMatchObject({ data: { length: 2 }, is_last: false });
    for (const limit of [0, 5_001]) await expect(list(member, { limit })).rejects.toMatchObject({ status: 400 });
  });

  test("is masked for members if the team masks, wherever a value appears", async () => {
    expect((await list(member)).data.at(-1)).toMatchObject({ email: "a@b.example", phone: "82-1012345678" });
    await settings().set({ enable_masking: true });
    const { data } = await list(member);
    expect(data.at(-1)).toMatchObject({
      ...{ name: "=HYPERLINK(1)", email: "a***@b.example", phone: "**-******5678" },
      answers: { name: "=HYPERLINK(1)", email: "a***@b.example" },
    });
    expect(data[1]?.answers).toEqual({ name: "가", call: "***-****-5678" });
    expect(JSON.stringify(data)).not.toMatch(/a@b\.example|1012345678|010-1234/);
    expect((await list(admin)).data.at(-1)).toMatchObject({ email: "a@b.example", phone: "82-1012345678" });
    await settings().delete();
  });

  test("has only a member's own meetings and leads if the team says so", async () => {
    await tenant.team.update({ row_access: "own" });
    expect(await daysOf(member)).toEqual(["2026-03-03", "2026-03-02"]);
    expect(await list(member, { limit: 1 })).toMatchObject({ data: [{ assignee: member.uid }], is_last: false });
    expect(await daysOf(admin)).toHaveLength(4);
    expect(await daysOf(await tenant.member())).toEqual([]);
    await tenant.team.update({ row_access: "all" });
  });

  test("is refused to another team", async () => {
    const stranger = await (await createTenant({ plan: "PRO" })).member("admin");
    await expect(list(stranger)).rejects.toMatchObject({ status: 404 });
  });
});

test("answers are hidden once the team's plan doesn't include them", async () => {
  const other = await createTenant({ plan: "PRO" });
  const owner = await other.member("admin");
  const { id: routerId } = await activeRouter(other, owner);
  const { id } = await submit(routerId, { name: "오지훈", email: "hidden@visitor.example" });
  const { record_id } = await until(async () => {
    const row = await rowOf(other, routerId, id);
    return row.recorded && row;
  }, 60_000);
  const read = () => owner.client.forms.listFormSubmissions({ params: { id: record_id ?? "" }, query: {} });
  expect((await read()).data).toMatchObject([{ answers: [{ label: "이름", value: "오지훈" }, {}] }]);
  await other.team.update({ plan: "FREE" });
  const { data } = await read();
  expect(data).toMatchObject([{ blurred: true, answers: [{ label: "이름", value: "" }, { value: "" }] }]);
});
