import { expect, test } from "vitest";
import { routerBody, routerOf } from "../../support/routing/router";
import { call } from "../../support/suite/call";
import { addressOf, routes } from "../../support/suite/routes";
import { createTenant } from "../../support/teams/tenant";
import { routingSamples } from "../samples/routing";

const own = routes.filter(({ name, access }) => name.startsWith("routing.") && access !== "public");

test("without the plan no endpoint of the team answers", async () => {
  const tenant = await createTenant({ plan: "FREE" });
  const admin = await tenant.member("admin");
  const router = { id: "abcdefghij", body: routerBody() } as Awaited<ReturnType<typeof routerOf>>;
  const samples = routingSamples({ router });
  for (const route of own) {
    const sample: { params?: Record<string, string>; body?: unknown } = samples[route.name as keyof typeof samples];
    const answer = await call(admin.idToken, route.method, addressOf(route, sample.params), sample.body);
    expect(answer, route.name).toMatchObject({ status: 403, body: { code: "PLAN_REQUIRED" } });
  }
});

test("a single team can be given routers", async () => {
  const tenant = await createTenant({ plan: "FREE" });
  await tenant.team.collection("settings").doc("remote-config").set({ enable_form_router: "" });
  await expect(routerOf(await tenant.member())).resolves.toMatchObject({ router: { status: "inactive" } });
});

test("a plan that ended takes the screens away, not the routers", async () => {
  const tenant = await createTenant({ plan: "PRO" });
  const owner = await tenant.member();
  const { id, router } = await routerOf(owner);
  const get = () => owner.client.routing.getRouter({ params: { id }, query: {} });
  await tenant.team.update({ plan: "FREE" });
  await expect(get()).rejects.toMatchObject({ status: 403, code: "PLAN_REQUIRED" });
  await tenant.team.update({ plan: "PRO" });
  expect(await get()).toEqual(router);
});
