import { expect, test } from "vitest";
import { Report } from "../dashboard/report";
import type { ChartGroup, GeneralSimulation } from "../simulation/simulation";
import { digestFigure } from "./digest-figure";

const NOW = "2026-11-24T00:00:00.000Z";
const SHOWN = { locale: "en", timeZone: "Asia/Seoul" } as const;

const report = (setting: object, type = "general") =>
  Report.parse({
    ...{ id: "r", dashboard_id: "d", title: "Deals", type, setting },
    ...{ created_by: "u", created_at: NOW, updated_by: "u", updated_at: NOW },
  });
const group = (key: string, from: string | null = null): ChartGroup => ({
  ...{ key, label: key, from, to: from, blank: false, running: false },
});
const answer = (changes: Partial<GeneralSimulation> = {}): GeneralSimulation => ({
  ...{ updated_at: NOW, state: "ok", error: null, chart: [], groups: [], series: [] },
  ...{ total: 1_234_567, records: 2, currency: "KRW", percent: false, compared: null },
  ...changes,
});

test("a chart without groups is one value, and a chart without data says so", () => {
  expect(digestFigure(report({}), answer(), SHOWN)).toEqual({ title: "Deals", value: "₩1.2M" });
  expect(digestFigure(report({}), answer({ state: "empty" }), SHOWN).value).toBe("No data to display.");
});

test("groups are bars relative to the largest one, and pairs are summed by their first group", () => {
  const asked = report({ chart_type: "column", group_by: [{ identifier: "stage" }, { identifier: "assignee" }] });
  const chart = [
    { group1: "a", group2: "x", value: 3 },
    { group1: "a", group2: "y", value: 1 },
    { group1: "b", group2: "x", value: 2 },
  ];
  const shown = answer({ groups: [group("a"), group("b")], series: [group("x"), group("y")], chart, currency: null });
  expect(digestFigure(asked, shown, SHOWN).bars).toEqual([
    { label: "a", value: "4", share: 1 },
    { label: "b", value: "2", share: 0.5 },
  ]);
});

test("averages of pairs are not added up", () => {
  const metric = { aggregation: "average", field_id: "contract_amount" };
  const asked = report({ metric, chart_type: "bar", group_by: [{ identifier: "stage" }, { identifier: "assignee" }] });
  const shown = answer({ groups: [group("a")], series: [group("x")], chart: [{ group1: "a", group2: "x", value: 3 }] });
  expect(digestFigure(asked, shown, SHOWN)).toEqual({ title: "Deals", value: "₩1.2M" });
});

test("only the latest of many dates are shown, with their labels", () => {
  const asked = report({ chart_type: "line", group_by: [{ identifier: "close_date", value: "monthly" }] });
  const months = Array.from({ length: 14 }, (_, month) =>
    new Date(Date.UTC(2025, 9 + month, 1)).toISOString().slice(0, 10),
  );
  const groups = months.map((from) => group(from, from));
  const chart = months.map((from, place) => ({ group1: from, value: place }));
  const { bars = [] } = digestFigure(asked, answer({ groups, chart, currency: null }), SHOWN);
  expect(bars.map(({ label }) => label)).toEqual([
    ...["Feb 2026", "Mar 2026", "Apr 2026", "May 2026", "Jun 2026"],
    ...["Jul 2026", "Aug 2026", "Sep 2026", "Oct 2026", "Nov 2026"],
  ]);
  expect(bars.at(-1)).toEqual({ label: "Nov 2026", value: "13", share: 1 });
});

test("a conversion shows its rate with both counts", () => {
  const simulation = { updated_at: NOW, state: "ok", error: null, chart: [40, 10], rate: 0.25, funnel: [] } as const;
  const asked = report({}, "conversion");
  expect(digestFigure(asked, { ...simulation, chart: [40, 10], funnel: [] }, SHOWN).value).toBe("25% (10 / 40)");
});
