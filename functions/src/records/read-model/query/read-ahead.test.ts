import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { readAhead } from "./read-ahead";

/** Reads numbers and logs its steps. */
function reader(failing?: number) {
  const said: string[] = [];
  const read = async (part: number) => {
    said.push(`begin ${part}`);
    await setImmediate();
    said.push(`end ${part}`);
    if (part === failing) throw new Error(`no ${part}`);
    return part;
  };
  return { said, read };
}

test.each([[[]], [[1]], [[1, 2, 3]]])("the parts %j come in order", async (parts) => {
  for (const ahead of [1, 2, 5]) {
    const came: number[] = [];
    for await (const part of readAhead(parts, reader().read, ahead)) came.push(part);
    expect(came).toEqual(parts);
  }
});

test("only the next part is read while one is used", async () => {
  const { said, read } = reader();
  for await (const part of readAhead([1, 2, 3, 4], read, 1)) {
    await setImmediate();
    await setImmediate();
    said.push(`used ${part}`);
  }
  expect(said).toEqual(
    ["begin 1", "end 1", "begin 2", "end 2", "used 1", "begin 3", "end 3", "used 2", "begin 4", "end 4"].concat([
      "used 3",
      "used 4",
    ]),
  );
});

test("two parts are read while one is used", async () => {
  const { said, read } = reader();
  for await (const part of readAhead([1, 2, 3, 4], read, 2)) said.push(`use ${part}`);
  expect(said.slice(0, 3)).toEqual(["begin 1", "begin 2", "end 1"]);
  expect(said.indexOf("begin 3")).toBeLessThan(said.indexOf("use 1"));
  expect(said.indexOf("begin 4")).toBeGreaterThan(said.indexOf("use 1"));
});

test("a failure is thrown after the parts before it", async () => {
  const { said, read } = reader(2);
  const used: number[] = [];
  const all = async () => {
    for await (const part of readAhead([1, 2, 3], read, 1)) {
      // The failure is not awaited yet.
      for (let turn = 0; turn < 5; turn += 1) await setImmediate();
      used.push(part);
    }
  };
  await expect(all()).rejects.toThrow("no 2");
  expect(used).toEqual([1]);
  expect(said).not.toContain("begin 3");
});

test("no reading is left open when the consumer stops", async () => {
  const { said, read } = reader();
  for await (const _ of readAhead([1, 2, 3], read, 1)) break;
  expect(said).toEqual(["begin 1", "end 1", "begin 2", "end 2"]);
});
