import { Plan } from "@dure/domain/shared/caller/team";
import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../support/suite/call";
import { untilIdle } from "../support/suite/queue";
import { addressOf, type Route, routes } from "../support/suite/routes";
import { stored } from "../support/suite/stored";
import { createTenant, type Member } from "../support/teams/tenant";
import { sampleOf } from "./samples/sample-of";
import { prepare, type Things } from "./samples/things";

/** A team with row access: an admin has all records, and a member has no records. */
let things: Things;
let teamId: string;
let member: Member;

beforeAll(async () => {
  const team = await createTenant({ plan: "PRO", row_access: "own" });
  teamId = team.teamId;
  things = await prepare(await team.member("admin"), team);
  member = await team.member("member");
  // Background jobs of the set-up, such as calendar entries, change the admin's data too.
  await untilIdle(teamId);
});

const ofMembers = routes.filter(({ access }) => access === "member");

const send = (person: Member, route: Route) => {
  const { params, query, body } = sampleOf(route.name, things);
  return call(person.idToken, route.method, addressOf(route, params, query), body);
};

/** The admin's data by path. */
async function foreignPaths(): Promise<Map<string, string>> {
  const found = await Promise.all(
    ["records", "notes", "todos", "files", "scheduled-events", "onetime"].map(async (name) =>
      (await stored(teamId, name)).map((doc) => [`${name}/${String(doc.id)}`, JSON.stringify(doc)] as const),
    ),
  );
  return new Map(found.flat());
}

describe("a record of another member", () => {
  test.each(ofMembers)("$method $path reveals nothing to a member, and changes nothing", async (route) => {
    const before = await foreignPaths();
    const { status, body } = await send(member, route);
    expect(status).toBeLessThan(500);
    for (const secret of ["비밀리드", "비밀거래", "비밀메모", "비밀할일", "비밀파일", "비밀손님"])
      expect(JSON.stringify(body)).not.toContain(secret);
    const after = await foreignPaths();
    for (const [path, doc] of before) expect(after.get(path), path).toBe(doc);
  });
});

test("a member sees their assigned and own records in lists, counts and search, and by address", async () => {
  const person = await things.team.member("member");
  const own = await person.client.records.createLead({ body: { deal_name: "직접 만든 리드" } });
  const given = await things.owner.client.records.createLead({
    body: { deal_name: "맡은 리드", assignee: person.uid },
  });
  const query = { params: { entityId: "lead-deal-combined" as const }, query: {}, body: {} };
  const list = await person.client.records.filterRecords(query);
  expect(list).toMatchObject({ total: 2, is_last: true });
  expect(list.data.map(({ id }) => id).sort()).toEqual([own.id, given.id].sort());
  expect((await things.owner.client.records.filterRecords(query)).total).toBeGreaterThan(2);

  const params = { entityId: "lead" as const, recordId: given.id };
  expect(await person.client.records.getRecord({ params })).toMatchObject({ record: { deal_name: "맡은 리드" } });
  await things.owner.client.records.updateFieldValue({
    params: { ...params, fieldId: "assignee" },
    body: { value: null },
  });
  await expect(person.client.records.getRecord({ params })).rejects.toMatchObject({ status: 404 });
  expect((await person.client.records.filterRecords(query)).total).toBe(1);
});

test("members know only the name of a company that they may not see, even by filtering", async () => {
  const person = await things.team.member("member");
  const { records } = things.owner.client;
  const company = await records.createCompany({ body: { name: "남의 회사", address: "비밀시 비밀로 1" } });
  await records.createLead({ body: { deal_name: "그 회사 리드", assignee: person.uid, company: { id: company.id } } });
  const totals = async (identifier: string, value: string) => {
    const filters = { operator: "AND" as const, conditions: [{ identifier, condition: "contains" as const, value }] };
    const query = { params: { entityId: "lead" as const }, query: {}, body: { filters } };
    const asked = [person, things.owner].map(async ({ client }) => (await client.records.filterRecords(query)).total);
    return Promise.all(asked);
  };
  expect(await totals("company:name", "남의")).toEqual([1, 1]);
  expect(await totals("company:address", "비밀시")).toEqual([0, 1]);
});

test.each(Plan.options)("on the plan %s an admin can set row access, effective from the next call", async (plan) => {
  const team = await createTenant({ plan });
  const [admin, other] = [await team.member("admin"), await team.member("member")];
  const lead = await admin.client.records.createLead({ body: { deal_name: "모두의 리드" } });
  const params = { entityId: "lead" as const, recordId: lead.id };
  expect(await other.client.records.getRecord({ params })).toMatchObject({ record: { id: lead.id } });
  await admin.client.teams.updateTeam({ body: { row_access: "own" } });
  await expect(other.client.records.getRecord({ params })).rejects.toMatchObject({ status: 404 });
  await expect(other.client.teams.updateTeam({ body: { row_access: "all" } })).rejects.toMatchObject({ status: 403 });
  await admin.client.teams.updateTeam({ body: { row_access: "all" } });
  expect(await other.client.records.getRecord({ params })).toMatchObject({ record: { id: lead.id } });
});
