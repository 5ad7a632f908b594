import { INITIAL_STATE } from "@dure/domain/identity/interface-state";
import { beforeAll, expect, test } from "vitest";
import { outboxOf } from "../../support/suite/stored";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let team: Tenant;
let member: Member;

beforeAll(async () => {
  team = await createTenant();
  member = await team.member();
});

const set = (one: Member, body: Parameters<Member["client"]["identity"]["setInterfaceState"]>[0]["body"]) =>
  one.client.identity.setInterfaceState({ body });

test("interface state is personal, and a change keeps what it omits", async () => {
  const other = await team.member();
  expect(await member.client.identity.getInterfaceState({})).toEqual(INITIAL_STATE);
  await set(member, { last_view_tab: "deals", tour: { status: "running", step: 2 } });
  const after = {
    ...INITIAL_STATE,
    last_view_tab: "deals",
    tour: { status: "running", step: 2 },
    last_dashboard_id: "d1",
  };
  expect(await set(member, { last_dashboard_id: "d1" })).toEqual(after);
  expect(await member.client.identity.getInterfaceState({})).toEqual(after);
  expect(await other.client.identity.getInterfaceState({})).toEqual(INITIAL_STATE);
});

test("a change of interface state writes no event", async () => {
  const before = await outboxOf(team.teamId);
  await set(member, { last_view_tab: "leads" });
  expect(await outboxOf(team.teamId)).toHaveLength(before.length);
});

test.each([
  ["last_view_tab", { last_view_tab: "/leads" }],
  ["last_dashboard_id", { last_dashboard_id: "a/b" }],
  ["tour.step", { tour: { status: "running" as const, step: 99 } }],
])("an invalid %s is refused", async (path, body) =>
  expect(set(member, body)).rejects.toMatchObject({ status: 400, details: [{ path: `body.${path}` }] }),
);
