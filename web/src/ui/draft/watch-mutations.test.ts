import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { watchMutations } from "./watch-mutations";

function start() {
  const client = new QueryClient();
  const submit = (mutationFn: () => Promise<unknown>) =>
    new MutationObserver(client, { mutationFn, retry: false }).mutate().catch(() => undefined);
  return { cache: client.getMutationCache(), submit };
}

test("a submit is done once all that it started is done", async () => {
  const { cache, submit } = start();
  const { outcome } = watchMutations(cache, () => {
    void submit(async () => 1);
    void submit(async () => 2);
  });
  expect(await outcome).toBe(true);
});

test("a submit that was refused is not done, even if its form handles the refusal", async () => {
  const { cache, submit } = start();
  const { outcome } = watchMutations(cache, async () => {
    await submit(async () => 1);
    await submit(() => Promise.reject(new Error("offline")));
  });
  expect(await outcome).toBe(false);
});

test("a submit that starts nothing says nothing", async () => {
  const { cache } = start();
  expect(await watchMutations(cache, () => undefined).outcome).toBeUndefined();
});
