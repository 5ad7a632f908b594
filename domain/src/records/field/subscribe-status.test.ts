import fc from "fast-check";
import { expect, test } from "vitest";
import { SubscribeStatus, strictestStatus } from "./subscribe-status";

const statuses = fc.array(fc.constantFrom(...SubscribeStatus.options));

test("the strictest status wins, in any order and grouping", () => {
  fc.assert(
    fc.property(statuses, statuses, (some, others) => {
      const together = strictestStatus([...some, ...others]);
      expect(strictestStatus([...others, ...some])).toBe(together);
      expect(strictestStatus([strictestStatus(some), strictestStatus(others)])).toBe(together);
    }),
    { seed: 16 },
  );
});

test("an excluded address stays excluded beside an unsubscribed one", () => {
  expect(strictestStatus(["unsubscribed", "auto-delete", "subscribed"])).toBe("auto-delete");
  expect(strictestStatus(["subscribed", "unsubscribed"])).toBe("unsubscribed");
  expect(strictestStatus([])).toBe("subscribed");
});
