import { expect, test } from "vitest";
import { createKeyedQueue } from "./keyed-queue";

test("writes of the same record run in sequence, those of others in parallel, and a failure stops none", async () => {
  const queue = createKeyedQueue();
  const log: string[] = [];
  const first = Promise.withResolvers<void>();
  const write = (name: string, until: Promise<void>) => async () => {
    log.push(`${name} begins`);
    await until;
    log.push(`${name} ends`);
  };
  const one = queue(["a", "b"], write("first", first.promise));
  const two = queue(["b"], write("second", Promise.resolve()));
  await queue(["c"], write("other", Promise.resolve()));
  expect(log).toEqual(["first begins", "other begins", "other ends"]);
  first.reject(new Error("no connection"));
  await expect(one).rejects.toThrow("no connection");
  await two;
  expect(log.slice(3)).toEqual(["second begins", "second ends"]);
});
