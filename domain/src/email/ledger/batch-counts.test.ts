import { expect, test } from "vitest";
import { campaignCounts } from "../campaign/campaign-counts";
import { noCounts, sumOf } from "./batch-counts";

test("a campaign's counts are the sums over its batches, without skipped recipients", () => {
  const sums = sumOf([
    { ...noCounts(), accepted: 3, delivered: 2, opened: 1, machine_opened: 2, clicked: 1 },
    { ...noCounts(), accepted: 2, skipped: 1, delivered: 2, unsubscribed: 1 },
  ]);
  expect(campaignCounts(sums, 6)).toEqual({
    total_recipients: 5,
    total_delivery_count: 4,
    total_open_count: 1,
    total_click_count: 1,
    total_unsubscribe_count: 1,
  });
});
