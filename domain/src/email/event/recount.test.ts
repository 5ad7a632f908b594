import { expect, test } from "vitest";
import { applyFacts } from "./apply-facts";
import { recount } from "./recount";
import { TrackedRecipient } from "./tracked-recipient";

const AT = "2026-12-01T00:00:00.000Z";
const recipient = (email: string) =>
  TrackedRecipient.parse({
    id: "a",
    email,
    record: { kind: "lead", id: "r" },
    batch: "b1",
    status: "queued",
    queued_at: AT,
  });

test("a recount covers the counters from facts, not those that sending keeps", () => {
  const delivered = applyFacts(recipient("a@naver.com"), [{ kind: "delivered", at: AT }]);
  const { counts, statistics } = recount([delivered, delivered, recipient("b@naver.com")]);
  expect(counts).toMatchObject({ delivered: 2, opened: 0, hard_bounced: 0 });
  expect(Object.keys(counts)).not.toContain("accepted");
  expect(statistics).toEqual({
    hours: { "2026-12-01T00": { delivered: 2 } },
    providers: { naver: { delivered: 2 } },
    links: {},
  });
});
