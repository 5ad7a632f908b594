import { randomUUID } from "node:crypto";
import type { Filter } from "@dure/domain/records/filter/filter";
import { beforeAll, expect, test } from "vitest";
import { postVisit as post } from "../../support/journeys/post-visit";
import { batchOf, pageSeen } from "../../support/journeys/visit-batch";
import { emptyTrash } from "../../support/records/empty-trash";
import { routerBody } from "../../support/routing/router";
import { activeRouter, rowOf, submit } from "../../support/routing/submission";
import { stored } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { createTenant, fresh, type Member, type Tenant } from "../../support/teams/tenant";

type Kind = "lead" | "contact" | "company";

let tenant: Tenant;
let admin: Member;
let owner: Member;
let other: Member;
let origin: string;
let key: string;
let routerId: string;

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO", row_access: "own" });
  [admin, owner, other] = await Promise.all([tenant.member("admin"), tenant.member(), tenant.member()]);
  const site = `${fresh("home")}.example`;
  origin = `https://${site}`;
  key = (await admin.client.journeys.setTracker({ body: { allowed_sites: [site] } })).site_key ?? "";
  const [field, group] = [randomUUID(), randomUUID()];
  const consent = { name: "visits", label: "visits", type: "consent" as const, customer_journey_data_consent: true };
  const { form } = routerBody();
  const props = { name: "모두", value: "감사해요.", assignee_setting: { user_id: owner.uid } };
  const router = await activeRouter(tenant, admin, {
    fields: [{ id: field, name: "nullField", type: "null" }],
    rules: [{ from: field, cases: [{ operator: "nullAssert", to: { type: "group", value: group } }] }],
    groups: [{ id: group, value: group, type: "text", props }],
    form: { ...form, components: [...form.components, consent] },
  });
  routerId = router.id;
});

/** Visits the website in a browser of its own. */
async function visit(path: string): Promise<string> {
  const visitor = `v-${randomUUID()}`;
  await post(batchOf(key, visitor, pageSeen(`${origin}${path}`, { staySeconds: 60 })), origin);
  return visitor;
}

/** Submits the form, and waits for the lead. */
async function become(email: string, visitor_id: string, visits = true): Promise<string> {
  const { id } = await submit(routerId, { name: "오지훈", email, company: fresh("회사 "), visits }, { visitor_id });
  const { record_id } = await until(async () => {
    const row = await rowOf(tenant, routerId, id);
    return row?.recorded && row;
  }, 90_000);
  return record_id ?? "";
}

const journeyOf = (recordId: string, by = admin, entityId: Kind = "lead") =>
  by.client.journeys.getJourney({ params: { entityId, recordId } });

const newEmail = () => `${fresh("j")}@visitor.example`;

test("a lead has the visits of every browser in which its person sent the form", async () => {
  const email = newEmail();
  const [desk, phone] = [await visit("/pricing"), await visit("/contact")];
  const lead = await become(email, desk);
  expect(await become(email, phone)).toBe(lead);
  const journey = await journeyOf(lead, owner);
  expect(journey.visitor_ids.toSorted()).toEqual([desk, phone].toSorted());
  expect(journey.summary).toMatchObject({
    ...{ total_stay_minutes: 2, pages_visited: 2, total_events: 4, sessions: 2 },
    first_seen_at: expect.any(String),
  });
  expect(journey.sessions.map((session) => session.events[0]?.url).toSorted()).toEqual([
    `${origin}/contact`,
    `${origin}/pricing`,
  ]);

  const contact = await admin.client.records.createContact({ body: { name: { first_name: "지훈", last_name: "오" } } });
  const params = { entityId: "lead" as const, recordId: lead, refEntityId: "contact" as const };
  await admin.client.records.setReference({ params, body: { value: { id: contact.id } } });
  expect((await journeyOf(contact.id, admin, "contact")).summary).toEqual(journey.summary);
  expect((await journeyOf(contact.id, other, "contact").catch(({ status }) => status)) as unknown).toBe(404);
});

test("a visitor who doesn't consent stays anonymous", async () => {
  const visitor = await visit("/private");
  const lead = await become(newEmail(), visitor, false);
  expect(await journeyOf(lead)).toMatchObject({ visitor_ids: [], sessions: [], summary: { total_events: 0 } });
});

test("a merged lead brings its visitors along, also for its old link, and an undo separates them", async () => {
  const [a, b] = [await visit("/a"), await visit("/b")];
  const [target, source] = [await become(newEmail(), a), await become(newEmail(), b)];
  const merge = { params: { entityId: "lead" as const }, body: { source_ids: [source], target_id: target } };
  await admin.client.records.mergeRecords(merge);
  for (const id of [target, source]) expect((await journeyOf(id)).visitor_ids.toSorted()).toEqual([a, b].toSorted());
  await until(async () => (await stored(tenant.teamId, "merge-moves")).some(({ what }) => what === "visitor"));
  await admin.client.records.undoMerge(merge);
  await until(async () => (await stored(tenant.teamId, "merge-moves")).length === 0);
  expect([(await journeyOf(target)).visitor_ids, (await journeyOf(source)).visitor_ids]).toEqual([[a], [b]]);
});

test("members see only the visits of their own records", async () => {
  const visitor = await visit("/own");
  const nobody = await visit("/nobody");
  const lead = await become(newEmail(), visitor);
  await expect(journeyOf(lead, other)).rejects.toMatchObject({ status: 404 });
  const sessions = (by: Member, visitorId: string) => by.client.journeys.getVisitorSessions({ params: { visitorId } });
  expect(await sessions(owner, visitor)).toHaveLength(1);
  const gone = { status: 404, code: "NOT_FOUND" };
  await expect(sessions(other, visitor)).rejects.toMatchObject(gone);
  expect(await sessions(admin, nobody)).toHaveLength(1);
  await expect(sessions(other, nobody)).rejects.toMatchObject(gone);
  const stranger = await (await createTenant()).member("admin");
  await expect(sessions(stranger, visitor)).rejects.toMatchObject(gone);
});

test("filters and reports can use visits and submissions, of each member's own records", async () => {
  const visitor = await visit("/reported");
  const lead = await become(newEmail(), visitor);
  const seen: Filter = {
    operator: "AND",
    conditions: [
      { identifier: "journey_pages", condition: "gtAndEqual", value: 1 },
      { identifier: "journey_last_seen", condition: "exactlyOrLaterThan", value: "YESTERDAY" },
    ],
  };
  const listed = async (by: Member, filters: Filter) => {
    const asked = { params: { entityId: "lead" as const }, query: {}, body: { filters } };
    return (await by.client.records.filterRecords(asked)).data.map(({ id }) => id);
  };
  expect(await listed(owner, seen)).toContain(lead);
  expect(await listed(other, seen)).toEqual([]);
  const unseen: Filter = { operator: "AND", conditions: [{ identifier: "journey_sessions", condition: "isEmpty" }] };
  expect(await listed(owner, unseen)).not.toContain(lead);

  const landing = {
    operator: "AND",
    conditions: [{ identifier: "landing", condition: "is", value: `${origin}/reported` }],
  };
  const visits = { entity_type: "visit", filter: landing as Filter } as const;
  const count = async (by: Member, setting: typeof visits | { entity_type: "submission" }) =>
    (await by.client.reports.simulateGeneral({ body: { setting } })).records;
  expect(await count(owner, visits)).toBe(1);
  expect(await count(other, visits)).toBe(0);
  const behind = async (by: Member) => {
    const { data } = await by.client.reports.listGeneralRecords({ query: {}, body: { setting: visits } });
    return data.map(({ id }) => id);
  };
  expect(await behind(owner)).toEqual([lead]);
  expect(await behind(other)).toEqual([]);
  await until(async () => (await count(owner, { entity_type: "submission" })) > 0, 90_000);
  expect(await count(other, { entity_type: "submission" })).toBe(0);
  const stranger = await (await createTenant()).member("admin");
  expect(await count(stranger, visits)).toBe(0);
});

test("a person's visits are deleted with their record, except for those of a shared browser", async () => {
  const [own, shared] = [await visit("/own"), await visit("/shared")];
  const email = newEmail();
  const lead = await become(email, own);
  await become(email, shared);
  const colleague = await become(newEmail(), shared);
  await admin.client.records.deleteRecord({ params: { entityId: "lead", recordId: lead } });
  await emptyTrash(tenant.teamId);
  await emptyTrash(tenant.teamId);
  const kept = (await stored(tenant.teamId, "visits")).map(({ visitor_id }) => visitor_id);
  expect(kept).not.toContain(own);
  expect(kept).toContain(shared);
  const links = await stored(tenant.teamId, "visitors");
  expect(links.filter(({ record_id }) => record_id === lead)).toEqual([]);
  expect((await journeyOf(colleague)).visitor_ids).toEqual([shared]);
});
