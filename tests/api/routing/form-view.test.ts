import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { type RouterOptions, routerOf } from "../../support/routing/router";
import { firestore } from "../../support/suite/admin";
import { awayFromMidnight } from "../../support/suite/away-from-midnight";
import { call } from "../../support/suite/call";
import { connect } from "../../support/suite/client";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let owner: Member;

awayFromMidnight("Pacific/Kiritimati");

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  owner = await tenant.member();
});

async function activeRouter(changes: RouterOptions = {}) {
  const { id } = await routerOf(owner, changes);
  await owner.client.routing.activateWorkflow({ params: { id } });
  return id;
}
const view = (id: string, visitor_id: string, last_question?: string) =>
  connect().routing.countFormView({ params: { id }, body: { visitor_id, ...(last_question && { last_question }) } });
const events = async (id: string) =>
  (await firestore.collection(`forms/${id}/events`).get()).docs.map((doc) => ({ ...doc.data(), key: doc.id }));
const counted = (id: string, query: { from?: string; to?: string } = {}) =>
  owner.client.routing.getFormViews({ params: { id }, query });

/** A visitor's form view, moved to another day. */
const pastDay = (id: string, day: string, form_view_count: number) =>
  firestore.doc(`forms/${id}/events/${day.replaceAll("-", "")}_${randomUUID()}`).set({ day, form_view_count });

describe("a visit", () => {
  test("is stored once per visitor and day in the router's time zone", async () => {
    const timezone = "Pacific/Kiritimati";
    const id = await activeRouter({ timezone });
    await view(id, "visitor-1");
    await view(id, "visitor-1");
    await view(id, "visitor-2", "email");
    const day = new Date().toLocaleDateString("sv-SE", { timeZone: timezone });
    const common = { team_id: tenant.teamId, day, submitted: false };
    expect(await events(id)).toEqual([
      expect.objectContaining({
        ...common,
        key: `${day.replaceAll("-", "")}_visitor-1`,
        visitor_id: "visitor-1",
        form_view_count: 2,
        last_question: null,
      }),
      expect.objectContaining({ ...common, visitor_id: "visitor-2", form_view_count: 1, last_question: "email" }),
    ]);
    expect(await counted(id)).toEqual({ formViewCount: 3, uniqueVisitorFormViewCount: 2 });
  });

  test("records how far a visitor got, which doesn't count as a visit", async () => {
    const id = await activeRouter();
    await view(id, "v");
    for (const question of ["name", "email"]) await view(id, "v", question);
    expect(await events(id)).toEqual([expect.objectContaining({ form_view_count: 1, last_question: "email" })]);
  });

  test("is counted correctly under concurrency", async () => {
    const id = await activeRouter();
    await Promise.all(Array.from({ length: 30 }, (_, place) => view(id, `v${place % 2}`)));
    expect(await counted(id)).toEqual({ formViewCount: 30, uniqueVisitorFormViewCount: 2 });
  });

  test("is counted for the given days, inclusive", async () => {
    const id = await activeRouter();
    await pastDay(id, "2026-01-31", 1);
    await pastDay(id, "2026-02-01", 2);
    await pastDay(id, "2026-02-28", 4);
    await pastDay(id, "2026-03-01", 8);
    const views = async (query: { from?: string; to?: string }) => (await counted(id, query)).formViewCount;
    expect(await views({})).toBe(15);
    expect(await views({ from: "2026-02-01", to: "2026-02-28" })).toBe(6);
    expect(await views({ from: "2026-02-28" })).toBe(12);
    expect(await views({ to: "2026-01-31" })).toBe(1);
    expect(await views({ from: "2026-03-02" })).toBe(0);
  });
});

describe("a visit is refused for", () => {
  test("an unknown form, and not counted for an inactive one", async () => {
    await expect(view("zzzzzzzzzz", "v")).rejects.toMatchObject({ status: 404 });
    const { id } = await routerOf(owner);
    await view(id, "v");
    expect(await counted(id)).toEqual({ formViewCount: 0, uniqueVisitorFormViewCount: 0 });
  });

  test.each([{}, { visitor_id: "" }, { visitor_id: "a/b" }, { visitor_id: "v".repeat(65) }])("%o", async (body) => {
    const id = await activeRouter();
    expect(await call("", "POST", `/public/active/entries/${id}/views`, body)).toMatchObject({ status: 400 });
  });

  test("another team, and for invalid days", async () => {
    const id = await activeRouter();
    const stranger = await (await createTenant({ plan: "PRO" })).member("admin");
    const asked = stranger.client.routing.getFormViews({ params: { id }, query: {} });
    await expect(asked).rejects.toMatchObject({ status: 404 });
    const path = `/route-logic/${id}/form-views?from=2026-02-30`;
    expect(await call(owner.idToken, "GET", path)).toMatchObject({ status: 400 });
  });
});
