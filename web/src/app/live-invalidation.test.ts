import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createInvalidation } from "./live-invalidation";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const areas = [
  { name: "records", changes: ["lead", "company"] },
  { name: "scheduling", changes: ["scheduled-event"] },
];

function start() {
  const queryClient = new QueryClient();
  const records = [["records", "listRecords"], { input: {}, type: "query" }];
  const scheduling = [["scheduling", "listEvents"], { input: {}, type: "query" }];
  queryClient.setQueryData(records, []);
  queryClient.setQueryData(scheduling, []);
  const stale = (key: unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  return {
    hear: createInvalidation(queryClient, areas),
    stale: () => [stale(records), stale(scheduling)],
    queryClient,
  };
}

test("a change makes its area's queries stale, and no other's", () => {
  const { hear, stale } = start();
  hear({ type: "lead.created" });
  expect(stale()).toEqual([false, false]);
  vi.advanceTimersByTime(200);
  expect(stale()).toEqual([true, false]);
});

test("changes that come together cause one reading of each area", () => {
  const { hear, queryClient } = start();
  const invalidate = vi.spyOn(queryClient, "invalidateQueries");
  for (const type of ["lead.created", "company.updated", "scheduled-event.created", "unknown.thing"]) hear({ type });
  vi.advanceTimersByTime(1_000);
  expect(invalidate.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([[["records"]], [["scheduling"]]]);
  hear({ type: "lead.deleted" });
  vi.advanceTimersByTime(200);
  expect(invalidate).toHaveBeenCalledTimes(3);
});
