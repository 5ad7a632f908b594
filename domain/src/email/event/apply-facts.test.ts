import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyFacts } from "./apply-facts";
import { FactKind, MAX_FACTS, type MailFact } from "./mail-fact";
import { addNumbers, countersOf, differenceBetween } from "./recipient-counters";
import { TrackedRecipient } from "./tracked-recipient";

const START = Date.parse("2026-12-01T00:00:00.000Z");
const at = (seconds: number) => new Date(START + seconds * 1000).toISOString();
const fact = (kind: MailFact["kind"], seconds: number, more: Partial<MailFact> = {}): MailFact => ({
  kind,
  at: at(seconds),
  ...more,
});

const recipient = (change: Partial<TrackedRecipient> = {}) =>
  TrackedRecipient.parse({
    id: "a",
    email: "mina@gmail.com",
    record: { kind: "lead", id: "r" },
    batch: "b1",
    status: "queued",
    queued_at: at(-100),
    ...change,
  });

const A = "https://a.example/";
const B = "https://b.example/?m={{email}}";

describe("opens and clicks of people and machines", () => {
  test.each<[string, MailFact[], Partial<TrackedRecipient>]>([
    [
      "an open a minute after the delivery is a person's",
      [fact("open", 60)],
      { status: "opened", total_open_count: 1 },
    ],
    ["an open within ten seconds is a machine's", [fact("open", 9)], { status: "delivered", machine_open_count: 1 }],
    [
      "a proxy's open is a machine's",
      [fact("open", 60, { machine: true })],
      { machine_open_count: 1, lists: ["delivered"] },
    ],
    ["a click later is a person's", [fact("click", 60, { link: A })], { status: "clicked", total_click_count: 1 }],
    [
      "clicks on two links within a second are a machine's",
      [fact("click", 60, { link: A }), fact("click", 61, { link: B, offset: 1 })],
      { status: "delivered", machine_click_count: 2, total_click_count: 0, last_clicked_at: null },
    ],
    [
      "a second click on the same link is a person's",
      [fact("click", 60, { link: A }), fact("click", 61, { link: A })],
      { total_click_count: 2, last_clicked_at: at(61) },
    ],
  ])("%s", (_, facts, expected) => {
    expect(applyFacts(recipient(), [fact("delivered", 0), ...facts])).toMatchObject(expected);
    const late = applyFacts(applyFacts(recipient(), facts), [fact("delivered", 0)]);
    expect(late).toMatchObject(expected);
  });
});

describe("the status of a recipient", () => {
  test("is bounced, and no longer delivered, if the mail bounces after its delivery", () => {
    const bounced = applyFacts(recipient(), [fact("delivered", 0), fact("hard_bounce", 30, { detail: "550 unknown" })]);
    expect(bounced).toMatchObject({
      status: "bounced",
      bounce_type: "hard",
      failure_reason: "550 unknown",
      lists: ["bounced"],
    });
  });

  test("is failed if SendGrid drops the mail", () => {
    expect(applyFacts(recipient(), [fact("dropped", 1, { detail: "Bounced Address" })])).toMatchObject({
      status: "failed",
      failure_reason: "Bounced Address",
    });
  });

  test("is no longer unknown after any fact", () => {
    const before = recipient({ status: "unknown" });
    const after = applyFacts(before, [fact("deferred", 5)]);
    expect(after).toMatchObject({ status: "deferred", sent_at: at(5) });
    expect(differenceBetween(before, after)).toEqual({ counts: { unknown: -1, accepted: 1, deferred: 1 } });
  });

  test("stays skipped after any fact", () =>
    expect(applyFacts(recipient({ status: "skipped" }), [fact("delivered", 0)]).status).toBe("skipped"));
});

const anyFact: fc.Arbitrary<MailFact> = fc
  .record({
    kind: fc.constantFrom(...FactKind.options),
    seconds: fc.integer({ min: 0, max: 40 }),
    link: fc.constantFrom(A, B),
    machine: fc.boolean(),
  })
  .map(({ kind, seconds, link, machine }) =>
    fact(kind, seconds, { ...(kind === "click" && { link }), ...(machine && { machine: true }) }),
  );

test("a recipient and its counts are the same for any order and repetition of facts", () =>
  fc.assert(
    fc.property(
      fc.array(anyFact, { maxLength: 25 }).chain((facts) =>
        fc.record({
          facts: fc.constant(facts),
          told: fc.shuffledSubarray([...facts, ...facts, ...facts], { minLength: 0 }),
          size: fc.integer({ min: 1, max: 5 }),
          status: fc.constantFrom("queued" as const, "claimed" as const, "unknown" as const),
        }),
      ),
      ({ facts, told, size, status }) => {
        const start = recipient({ status });
        const atOnce = applyFacts(start, facts);
        const sequence = [...told, ...facts];
        let state = start;
        const differences = [];
        for (let from = 0; from < sequence.length; from += size) {
          const next = applyFacts(state, sequence.slice(from, from + size));
          differences.push(differenceBetween(state, next));
          state = next;
        }
        expect(state).toEqual(atOnce);
        const nonZero = (value: unknown) =>
          JSON.parse(JSON.stringify(value, (_, one) => (one === 0 ? undefined : one)));
        const sum = nonZero(addNumbers(differences));
        expect(withoutEmpty(sum)).toEqual(withoutEmpty(nonZero(differenceBetween(start, atOnce))));
      },
    ),
  ));

/** Sums that canceled each other out leave empty parts. */
function withoutEmpty(value: object): object {
  const parts = Object.entries(value).map(([key, part]) => [key, typeof part === "object" ? withoutEmpty(part) : part]);
  return Object.fromEntries(parts.filter(([, part]) => typeof part !== "object" || Object.keys(part).length > 0));
}

test("the status of a recipient is kept after more opens than the limit of stored facts", () => {
  const opens = Array.from({ length: MAX_FACTS + 50 }, (_, seconds) => fact("open", 100 + seconds));
  const after = applyFacts(applyFacts(recipient(), opens), [fact("unsubscribe", 5_000), fact("delivered", 0)]);
  expect(after.facts).toHaveLength(MAX_FACTS);
  expect(after).toMatchObject({ status: "unsubscribed", delivered_at: at(0), total_open_count: MAX_FACTS - 2 });
});

test("the facts of a recipient are counted by hour, provider and link", () => {
  const after = applyFacts(recipient(), [
    fact("delivered", 0),
    fact("open", 4_000),
    fact("click", 4_100, { link: A }),
    fact("click", 9_000, { link: A }),
  ]);
  expect(countersOf(after)).toEqual({
    counts: { delivered: 1, opened: 1, clicked: 1 },
    hours: { "2026-12-01T00": { delivered: 1 }, "2026-12-01T01": { opened: 1, clicked: 1 } },
    providers: { gmail: { delivered: 1, opened: 1, clicked: 1 } },
    links: { [A]: { people: 1, clicks: 2, machine_clicks: 0 } },
  });
});
