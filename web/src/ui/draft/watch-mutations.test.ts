import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { watchMutations } from "./watch-mutations";

function start() {
  const client = new QueryClient();
  const submit = (mutationFn: () => Promise<unknown>) =>
    new MutationObserver(client, { mutationFn, retry: false }).mutate().catch(() => undefined);
  return { cache: client.getMutationCache(), submit };
}

test("a submit succeeds when all mutations that it started have succeeded", async () => {
  const { cache, submit } = start();
  const { outcome } = watchMutations(cache, () => {
    void submit(async () => 1);
    void submit(async () => 2);
  });
  expect(await outcome).toBe(true);
});

test("a submit with a refused mutation fails, even if its form handles the refusal", async () => {
  const { cache, submit } = start();
  const { outcome } = watchMutations(cache, async () => {
    await submit(async () => 1);
    await submit(() => Promise.reject(new Error("offline")));
  });
  expect(await outcome).toBe(false);
});

test("a submit that starts no mutation has no outcome", async () => {
  const { cache } = start();
  expect(await watchMutations(cache, () => undefined).outcome).toBeUndefined();
});
