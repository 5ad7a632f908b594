import { TEMPLATES } from "@dure/domain/reports/template/template";
import { beforeAll, expect, test } from "vitest";
import { routerOf } from "../../support/routing/router";
import { createTenant, type Member } from "../../support/teams/tenant";
import { firstPipeline } from "../records/fixture";

let admin: Member;

beforeAll(async () => {
  admin = await (await createTenant({ plan: "PRO" })).member("admin");
  const { id, stageId } = await firstPipeline(admin.client);
  await admin.client.records.createDeal({
    params: { recordTypeId: id },
    body: { deal_name: "템플릿 딜", stage_id: stageId(0), contract_amount: 500, incoming_source: "Naver" },
  });
  await routerOf(admin, { title: "문의 폼" });
});

type View = Awaited<ReturnType<Member["client"]["reports"]["createDashboard"]>>;

async function stateOf({ type, setting }: View["reports"][number]): Promise<string> {
  const { reports } = admin.client;
  if (type === "general") return (await reports.simulateGeneral({ body: { setting } })).state;
  if (type === "conversion") return (await reports.simulateConversion({ body: { setting } })).state;
  return (await reports.simulateRouter({ body: { setting } })).state;
}

test.concurrent.each(TEMPLATES)("a dashboard of the template %s has valid charts", async (template) => {
  const made = await admin.client.reports.createDashboard({ body: { title: template, template } });
  expect(await admin.client.reports.getDashboard({ params: { id: made.id } })).toEqual(made);
  const states = await Promise.all(made.reports.map(stateOf));
  expect(states.filter((state) => state !== "ok" && state !== "empty")).toEqual([]);
  expect(made.reports.every(({ view_setting }) => view_setting !== null)).toBe(true);
});

test("the pipeline's charts count the team's deals, and the forms' its routers", async () => {
  const { reports } = admin.client;
  const pipeline = await reports.createDashboard({ body: { title: "파이프라인", template: "pipeline" } });
  expect(await Promise.all(pipeline.reports.map(stateOf))).toContain("ok");
  const forms = await reports.createDashboard({ body: { title: "폼", template: "forms" } });
  expect(forms.reports.map(({ title, type }) => [title, type])).toContainEqual(["문의 폼", "form-lead-router"]);
});
