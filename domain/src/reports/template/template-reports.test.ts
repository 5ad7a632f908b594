import { expect, test } from "vitest";
import { defaultPipeline } from "../../records/pipeline/pipeline";
import type { ViewSetting } from "../dashboard/report";
import { TEMPLATES } from "./template";
import { templateReports } from "./template-reports";

const pipelines = [defaultPipeline("ko", "2026-01-01T00:00:00.000Z")];
const routers = [1, 2, 3].map((number) => ({ id: `r${number}`, title: `Form ${number}` }));

const overlap = (a: ViewSetting, b: ViewSetting) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

test.each(TEMPLATES)("the reports of %s don't overlap on a grid of twelve columns", (template) => {
  const places = templateReports(template, { pipelines, routers }).map(({ view_setting }) => view_setting);
  expect(places.length).toBeGreaterThan(2);
  expect(places.filter(({ x, w }) => x + w > 12)).toEqual([]);
  expect(places.filter((place, index) => places.some((other, next) => next > index && overlap(place, other)))).toEqual(
    [],
  );
});

test("without a won stage nothing counts as won", () => {
  const open = pipelines.map((pipeline) => ({
    ...pipeline,
    statuses: pipeline.statuses.map((status) => ({
      ...status,
      stages: status.status === "SALES_SUCCESS" || status.status === "SALES_FAILURE" ? [] : status.stages,
    })),
  }));
  const settings = JSON.stringify(templateReports("sales-overview", { pipelines: open, routers: [] }));
  expect(settings).not.toContain('"value":[]');
  expect(settings).toContain(
    '[{"identifier":"stage","condition":"isEmpty"},{"identifier":"stage","condition":"isNotEmpty"}',
  );
});

test("the forms have a report of each router, the pipeline a funnel of the first deal type", () => {
  const ofForms = templateReports("forms", { pipelines, routers }).map(({ content }) => content);
  expect(ofForms.filter(({ type }) => type === "form-lead-router").length).toBe(3);
  const ofPipeline = templateReports("pipeline", { pipelines: [], routers: [] }).map(({ content }) => content.type);
  expect(ofPipeline).toEqual(["general", "general", "general"]);
});
