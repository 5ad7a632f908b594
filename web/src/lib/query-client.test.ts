import { InfiniteQueryObserver, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { CallError } from "./call-error";
import { queryClient } from "./query-client";

afterEach(() => queryClient.clear());

/** A mounted query whose reads give these results, one after the other. */
function observe(...results: (string | Error)[]) {
  const read = async () => {
    const result = results.shift();
    if (result instanceof Error) throw result;
    return result;
  };
  const observer = new QueryObserver(queryClient, { queryKey: ["members"], queryFn: read, retry: false });
  observer.subscribe(() => {});
  return observer;
}

const shown = (observer: ReturnType<typeof observe>) => {
  const { data, error, isError } = observer.getCurrentResult();
  return { data, error, isError };
};

const refused = (code: string, status: number) => new CallError(code, "No.", status);

test.each([
  ["no answer", new TypeError("Failed to fetch")],
  ["a broken server", refused("INTERNAL", 500)],
  ["too many requests", refused("RATE_LIMITED", 429)],
])("a refetch that fails by %s keeps the data and shows no error", async (_, failure) => {
  const observer = observe("Mina", failure, "Mina, Jun");
  await observer.refetch();
  await observer.refetch();
  expect(shown(observer)).toEqual({ data: "Mina", error: null, isError: false });
  expect(queryClient.getQueryState(["members"])?.isInvalidated).toBe(true);
  await observer.refetch();
  expect(shown(observer)).toEqual({ data: "Mina, Jun", error: null, isError: false });
});

test("a refused refetch shows its error", async () => {
  const refusal = refused("FORBIDDEN", 403);
  const observer = observe("Mina", refusal);
  await observer.refetch();
  await observer.refetch();
  expect(shown(observer)).toEqual({ data: "Mina", error: refusal, isError: true });
});

test("a failed first read shows its error", async () => {
  const failure = refused("INTERNAL", 500);
  const observer = observe(failure);
  await observer.refetch();
  expect(shown(observer)).toEqual({ data: undefined, error: failure, isError: true });
});

test("a next page that fails leaves the pages, and its caller gets the error", async () => {
  const failure = refused("INVALID_ARGUMENT", 400);
  const observer = new InfiniteQueryObserver(queryClient, {
    queryKey: ["members"],
    queryFn: async ({ pageParam }) => {
      if (pageParam === 1) throw failure;
      return pageParam;
    },
    initialPageParam: 0,
    getNextPageParam: (last: number) => last + 1,
    retry: false,
  });
  observer.subscribe(() => {});
  await observer.refetch();
  await expect(observer.fetchNextPage({ throwOnError: true })).rejects.toBe(failure);
  expect(observer.getCurrentResult()).toMatchObject({ data: { pages: [0] }, error: null, isError: false });
});
