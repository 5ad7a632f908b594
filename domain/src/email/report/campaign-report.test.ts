import { expect, test } from "vitest";
import { noCounts } from "../ledger/batch-counts";
import { linkRows, ratesOf, reportOf, Statistics } from "./campaign-report";

const statistics = [
  Statistics.parse({
    hours: { "2026-11-02T01": { opened: 1 }, "2026-11-02T00": { delivered: 2, opened: 1 } },
    providers: { naver: { delivered: 2 }, nate: { delivered: 1, opened: -1 } },
    links: { "https://a/": { people: 1, clicks: 3 }, "https://b/": { people: 0, clicks: 0, machine_clicks: 2 } },
  }),
  Statistics.parse({
    hours: { "2026-11-02T01": { opened: 2 }, "2026-11-02T02": { opened: 0 } },
    providers: { nate: { delivered: 4, opened: 1 } },
    links: { "https://b/": { people: 2, clicks: 2 }, "https://c/": { people: 0, clicks: 0 } },
  }),
];

test("adds up hours, providers and links over several documents", () => {
  const report = reportOf(
    { name: "봄", status: "sent", launched_at: null },
    {
      counts: { ...noCounts(), accepted: 5, soft_bounced: 1, hard_bounced: 2 },
      total_recipients: 5,
      statistics,
      average: null,
      listed: { error: 1, skipped: 2, unknown: 3 },
    },
  );
  expect(report.hours.map(({ at, opened }) => [at, opened])).toEqual([
    ["2026-11-02T00:00:00.000Z", 1],
    ["2026-11-02T01:00:00.000Z", 3],
  ]);
  expect(report.providers).toMatchObject([{ name: "nate", delivered: 5, opened: 0 }, { name: "naver" }]);
  expect(report).toMatchObject({ bouncedTotalCount: 3, errorTotalCount: 1, "link-performanceTotalCount": 2 });
});

test("lists the clicked links by the number of people who clicked", () =>
  expect(linkRows(statistics)).toEqual([
    { clicked_url: "https://b/", click_count: 2, total_click_count: 2, machine_click_count: 2 },
    { clicked_url: "https://a/", click_count: 1, total_click_count: 3, machine_click_count: 0 },
  ]));

test("a rate is null if its denominator is zero", () =>
  expect(ratesOf(noCounts())).toMatchObject({ delivered_of_sent: null, opened_of_delivered: null }));

test("the name of a rate contains its denominator", () =>
  expect(ratesOf({ ...noCounts(), accepted: 10, delivered: 8, opened: 4 })).toMatchObject({
    delivered_of_sent: 0.8,
    opened_of_delivered: 0.5,
  }));
