import fc from "fast-check";
import { expect, test } from "vitest";
import { strictestStatus } from "../../records/field/subscribe-status";
import {
  type AddressChange,
  type AddressState,
  changeAddressState,
  newAddress,
  optOut,
  refusalOf,
  stricterOf,
} from "./address";
import { joinAddress } from "./join-address";
import { takeImportedStatus } from "./take-imported-status";

const NOW = "2027-03-01T00:00:00.000Z";
const OLD = newAddress("old@acme.com", NOW);
const KEPT = newAddress("kept@acme.com", NOW);
const change = (state: AddressState, by: AddressChange | undefined) =>
  by ? changeAddressState(state, by, NOW) : state;

/** Two addresses of one person, and whether their records have been merged. */
type Pair = { old: AddressState; kept: AddressState; isMerged: boolean };
type Step = (pair: Pair) => Pair;

const at =
  (which: "old" | "kept", decide: (state: AddressState) => AddressChange | undefined): Step =>
  (pair) => ({ ...pair, [which]: change(pair[which], decide(pair[which])) });

const hardBounce = { suppressed: { reason: "hard-bounce", at: NOW } } as const;
const complaint = { suppressed: { reason: "complaint", at: NOW } } as const;

const STEPS = {
  merge: (pair: Pair) => ({ ...pair, isMerged: true }),
  optOutOld: at("old", (state) => optOut(state, NOW)),
  optOutKept: at("kept", (state) => optOut(state, NOW)),
  bounceOld: at("old", ({ suppressed }) => (suppressed ? undefined : hardBounce)),
  complainOld: at("old", ({ suppressed }) => (suppressed ? undefined : complaint)),
  excludeOld: at("old", (state) => ({ marketing: stricterOf(state, "auto-delete") })),
  refuseTopic: at("old", ({ refused_topics }) => ({ refused_topics: [...refused_topics, "news"] })),
  importOptIn: at("kept", (state) => takeImportedStatus(state, "subscribed", NOW)),
  importOptOut: at("old", (state) => takeImportedStatus(state, "unsubscribed", NOW)),
} satisfies Record<string, Step>;
type Name = keyof typeof STEPS;

/** Runs the steps. After each one it does what the reactions do: the address that stays follows the other one. */
function run(names: readonly Name[]): Pair {
  return names.reduce<Pair>(
    (pair, name) => {
      const next = STEPS[name](pair);
      return next.isMerged ? { ...next, kept: change(next.kept, joinAddress(next.kept, { state: next.old })) } : next;
    },
    { old: OLD, kept: KEPT, isMerged: false },
  );
}

const names = Object.keys(STEPS) as Name[];

test("merges, opt-outs, exclusions, bounces and imports give the same result in any order", () => {
  const some = fc.uniqueArray(fc.constantFrom(...names)).filter((steps) => !steps.includes("complainOld"));
  const orders = some.chain((steps) => fc.shuffledSubarray(steps, { minLength: steps.length }).map((o) => [steps, o]));
  fc.assert(
    fc.property(orders, ([steps = [], order = []]) => {
      const [one, other] = [run(steps), run(order)].map(({ kept, old }) => [kept, old].map(refusals));
      expect(one).toEqual(other);
    }),
    { seed: 16, numRuns: 500 },
  );
});

test("a merged address gets the strictest status, and a bounce is not carried over", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...names)), (steps) => {
      const { kept, old } = run([...steps.filter((step) => step !== "merge"), "merge"]);
      expect(kept.marketing).toBe(strictestStatus([kept.marketing, old.marketing]));
      expect(kept.refused_topics).toEqual(expect.arrayContaining(old.refused_topics));
      expect(kept.suppressed).toBeNull();
      if (old.suppressed?.reason === "complaint") expect(kept.marketing).not.toBe("subscribed");
    }),
    { seed: 16 },
  );
});

test("the status on a record is used if its address has no stored state yet", () => {
  expect(joinAddress(KEPT, { state: undefined, status: "unsubscribed" })).toMatchObject({ marketing: "unsubscribed" });
  expect(joinAddress(KEPT, { state: undefined })).toBeUndefined();
});

test("an opt-out at the merged address is carried over to the kept one", () => {
  const out = change(OLD, optOut(OLD, NOW));
  expect(joinAddress(change(KEPT, { marketing: "auto-delete" }), { state: out })).toMatchObject({ opted_out_at: NOW });
});

/** What counts: what an address may be sent. */
const refusals = (state: AddressState) => [
  refusalOf(state, { kind: "marketing" }),
  refusalOf(state, { kind: "marketing", topic: "news" }),
  refusalOf(state, { kind: "marketing", withUnsubscribed: true }),
];
