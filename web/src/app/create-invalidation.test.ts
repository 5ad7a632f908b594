import { InfiniteQueryObserver, onlineManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createInvalidation } from "./create-invalidation";

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

test("changes at the same time cause one reload of each area", async () => {
  const { hear, queryClient } = start();
  const invalidate = vi.spyOn(queryClient, "invalidateQueries");
  for (const type of ["lead.created", "company.updated", "scheduled-event.created", "unknown.thing"]) hear({ type });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(invalidate.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([[["records"]], [["scheduling"]]]);
  hear({ type: "lead.deleted" });
  await vi.advanceTimersByTimeAsync(200);
  expect(invalidate).toHaveBeenCalledTimes(3);
});

test("a stream of changes lets one reload end before the next one starts", async () => {
  const { hear, queryClient } = start();
  let running = 0;
  let most = 0;
  const invalidate = vi.spyOn(queryClient, "invalidateQueries").mockImplementation(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((done) => setTimeout(done, 700));
    running -= 1;
  });
  for (let heard = 0; heard < 30; heard += 1) {
    hear({ type: "lead.changed" });
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(2_000);
  expect(most).toBe(1);
  // 3 s of changes in rounds of 900 ms, plus one round for the last change.
  expect(invalidate).toHaveBeenCalledTimes(5);
});

test("a slow read of one area doesn't hold up the changes of another", async () => {
  const { hear, stale, queryClient } = start();
  void queryClient.prefetchQuery({ queryKey: [["records", "listLeads"]], queryFn: () => new Promise(() => {}) });
  hear({ type: "lead.created" });
  await vi.advanceTimersByTimeAsync(1_000);
  hear({ type: "scheduled-event.created" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stale()).toEqual([true, true]);
});

test.each([
  { shown: true, reads: 2 },
  { shown: false, reads: 1 },
])("a change during a query's first fetch makes its response stale (shown: $shown)", async ({ shown, reads }) => {
  const { hear, queryClient } = start();
  const queryKey = [["records", "listPipelines"]];
  const queryFn = vi.fn(async () => {
    await new Promise((done) => setTimeout(done, 1_000));
    return "read before the change";
  });
  const options = { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY };
  void queryClient.prefetchQuery(options);
  const stop = shown ? new QueryObserver(queryClient, options).subscribe(() => {}) : () => {};
  await vi.advanceTimersByTimeAsync(100);
  hear({ type: "lead.changed" });
  await vi.advanceTimersByTimeAsync(1_100);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(queryFn).toHaveBeenCalledTimes(reads);
  stop();
});

test.each([
  { asked: "before", after: 0, read: [1, 2, 1, 2] },
  { asked: "after", after: 500, read: [1, 1, 2, 1, 2] },
])(
  "a next page asked for $asked the refetch of a change is not lost, and neither is the refetch",
  async ({ after, read }) => {
    const { hear, queryClient } = start();
    const queryFn = vi.fn(async ({ pageParam }: { pageParam: number }) => {
      await new Promise((done) => setTimeout(done, 1_000));
      return pageParam;
    });
    const observer = new InfiniteQueryObserver(queryClient, {
      queryKey: [["records", "listTasks"]],
      queryFn,
      initialPageParam: 1,
      getNextPageParam: (page: number) => page + 1,
    });
    const stop = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(1_000);
    setTimeout(() => observer.fetchNextPage(), after);
    hear({ type: "lead.changed" });
    await vi.advanceTimersByTimeAsync(6_000);
    expect(observer.getCurrentResult().data?.pages).toEqual([1, 2]);
    expect(queryFn.mock.calls.map(([{ pageParam }]) => pageParam)).toEqual(read);
    stop();
  },
);

test("a failed read keeps its error until a read after a change succeeds", async () => {
  const { hear, queryClient } = start();
  let readsToFail = 2;
  const queryFn = async () => {
    await new Promise((done) => setTimeout(done, 100));
    readsToFail -= 1;
    if (readsToFail >= 0) throw new Error("refused");
    return "read";
  };
  const observer = new QueryObserver(queryClient, { queryKey: [["records", "listLeads"]], queryFn, retry: false });
  const statuses: string[] = [];
  const stop = observer.subscribe(({ status }) => {
    if (statuses.at(-1) !== status) statuses.push(status);
  });
  await vi.advanceTimersByTimeAsync(1_000);
  for (const type of ["lead.created", "lead.changed"]) {
    expect(observer.getCurrentResult().status).toBe("error");
    hear({ type });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(statuses).toEqual(["pending", "error", "success"]);
  expect(observer.getCurrentResult().data).toBe("read");
  stop();
});

test("a failed list that is retried has pages", async () => {
  const { hear, queryClient } = start();
  const queryFn = vi.fn().mockRejectedValueOnce(new Error("refused")).mockResolvedValue(["a task"]);
  const observer = new InfiniteQueryObserver(queryClient, {
    ...{ queryKey: [["records", "listTasks"]], queryFn, retry: false },
    ...{ initialPageParam: 1, getNextPageParam: () => undefined },
  });
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(100);
  expect(observer.getCurrentResult().isLoadingError).toBe(true);
  hear({ type: "lead.changed" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(observer.getCurrentResult().data?.pages).toEqual([["a task"]]);
  stop();
});

test("a failed read doesn't hold up later changes while the browser is offline", async () => {
  const { hear, stale, queryClient } = start();
  const queryFn = async () => Promise.reject(new Error("no answer"));
  const observer = new QueryObserver(queryClient, { queryKey: [["records", "listLeads"]], queryFn, retryDelay: 1 });
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1_000);
  expect(observer.getCurrentResult().isLoadingError).toBe(true);
  onlineManager.setOnline(false);
  hear({ type: "lead.changed" });
  await vi.advanceTimersByTimeAsync(1_000);
  hear({ type: "scheduled-event.created" });
  await vi.advanceTimersByTimeAsync(1_000);
  onlineManager.setOnline(true);
  expect(stale()).toEqual([true, true]);
  stop();
});
