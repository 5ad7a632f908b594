import { expect, it } from "vitest";
import { Faults } from "./faults";

it("releasing a delayed call ends that call only", async () => {
  const faults = new Faults();
  const ended: string[] = [];
  const wait = async (path: string) => {
    await faults.delay({ id: 1, path: new RegExp(path).source, delayMs: 60_000 });
    ended.push(path);
  };
  const first = wait("/calendars/a/events");
  const second = wait("/calendars/b/events");
  faults.release("/calendars/a/events");
  await first;
  expect(ended).toEqual(["/calendars/a/events"]);
  faults.release("/calendars/b/events");
  await second;
});
