import fc from "fast-check";
import { expect, test } from "vitest";
import { SubscribeStatus, strictestStatus } from "../../records/field/subscribe-status";
import {
  type AddressChange,
  changeAddressState,
  newAddress,
  normaliseAddress,
  refusalOf,
  setByMember,
  stricterOf,
} from "./address";

/** Whether a status allows more than another. */
const isLooser = (status: SubscribeStatus, than: SubscribeStatus): boolean =>
  status !== than && strictestStatus([status, than]) === than;

const NOW = "2027-03-01T00:00:00.000Z";
const LATER = "2027-03-02T00:00:00.000Z";
const state = (change: AddressChange) => changeAddressState(newAddress("mina@acme.com", NOW), change, NOW);
const MARKETING = { kind: "marketing" } as const;
const suppressed = { reason: "hard-bounce", at: NOW } as const;

test.each([
  ["  Mina@Acme.COM ", "mina@acme.com"],
  ["mina+news@acme.com", "mina+news@acme.com"],
  ["mina@acme", undefined],
  ["", undefined],
  ["two@acme.com, three@acme.com", undefined],
])("%j is the address %j", (given, normal) => {
  expect(normaliseAddress(given)).toBe(normal);
});

test("an address without any stored state accepts marketing", () => {
  expect(refusalOf(undefined, MARKETING)).toBeUndefined();
  expect(refusalOf(newAddress("mina@acme.com", NOW), MARKETING)).toBeUndefined();
});

test("opting out refuses marketing only, and not the notices that the law demands", () => {
  const out = state({ marketing: "unsubscribed" });
  expect(refusalOf(out, MARKETING)).toBe("unsubscribed");
  expect(refusalOf(out, { kind: "service" })).toBeUndefined();
  expect(refusalOf(out, { ...MARKETING, withUnsubscribed: true })).toBeUndefined();
});

test("an excluded address gets no marketing, not even the notices that the law demands", () => {
  expect(refusalOf(state({ marketing: "auto-delete" }), { ...MARKETING, withUnsubscribed: true })).toBe("excluded");
});

test("a topic that was opted out of refuses mails of that topic", () => {
  const out = state({ refused_topics: ["news"] });
  expect(refusalOf(out, { ...MARKETING, topic: "news" })).toBe("unsubscribed");
  expect(refusalOf(out, { ...MARKETING, topic: "events" })).toBeUndefined();
  expect(refusalOf(out, MARKETING)).toBeUndefined();
  expect(out.blocked).toBe(true);
});

test("a suppressed address gets nothing, and subscribing again doesn't lift it", () => {
  const again = changeAddressState(state({ suppressed }), { marketing: "subscribed", refused_topics: [] }, LATER);
  expect(refusalOf(again, MARKETING)).toBe("suppressed");
  expect(refusalOf(again, { kind: "service" })).toBe("suppressed");
  expect(again.blocked).toBe(true);
});

test("blocked says whether anything refuses marketing", () => {
  const out = state({ marketing: "unsubscribed", refused_topics: ["news"], suppressed });
  const back = changeAddressState(out, { marketing: "subscribed", refused_topics: [], suppressed: null }, LATER);
  expect(out.blocked).toBe(true);
  expect(back).toMatchObject({ blocked: false, updated_at: LATER });
});

test("a change without effect returns the same object", () => {
  const out = state({ marketing: "unsubscribed", refused_topics: ["b", "a"] });
  expect(changeAddressState(out, { marketing: "unsubscribed", refused_topics: ["a", "b", "a"] }, LATER)).toBe(out);
});

test("a status from an import or a merge can only make an address stricter", () => {
  const statuses = fc.array(fc.constantFrom(...SubscribeStatus.options), { minLength: 1 });
  fc.assert(
    fc.property(statuses, (given) => {
      let before = newAddress("mina@acme.com", NOW);
      for (const status of given) {
        const after = changeAddressState(before, { marketing: stricterOf(before, status) }, NOW);
        expect(isLooser(after.marketing, before.marketing)).toBe(false);
        before = after;
      }
      expect(given.some((status) => isLooser(before.marketing, status))).toBe(false);
    }),
    { seed: 16 },
  );
});

test("a member can resubscribe an address that opted out only by stating a reason", () => {
  const back = { subscribe_status: "subscribed", reason: "" } as const;
  const out = state({ marketing: "unsubscribed", opted_out_at: NOW });
  expect(() => setByMember(out, back, LATER)).toThrow(expect.objectContaining({ code: "BAD_REQUEST" }));
  expect(setByMember(out, { ...back, reason: "Asked on the phone" }, LATER)).toEqual({
    marketing: "subscribed",
    night_consent: false,
    opted_out_at: null,
    confirmed_at: LATER,
  });
});

test("an address that opted out while it was excluded needs a reason to be resubscribed", () => {
  const excluded = state({ marketing: "auto-delete", opted_out_at: NOW });
  const back = { subscribe_status: "subscribed", reason: "" } as const;
  expect(() => setByMember(excluded, back, LATER)).toThrow(expect.objectContaining({ code: "BAD_REQUEST" }));
});

test("a member may exclude an address and take that back", () => {
  const excluded = setByMember(state({}), { subscribe_status: "auto-delete", reason: "" }, NOW);
  expect(excluded).toEqual({ marketing: "auto-delete", night_consent: false });
  const back = { subscribe_status: "subscribed", reason: "" } as const;
  expect(setByMember(state({ ...excluded }), back, LATER)).toMatchObject({ marketing: "subscribed" });
  expect(setByMember(state({}), back, LATER)).toBeUndefined();
});

test("an opt-out also withdraws the consent to mails at night", () => {
  const agreed = state({ night_consent: true });
  const out = changeAddressState(agreed, { marketing: "unsubscribed" }, LATER);
  expect([agreed.night_consent, out.night_consent]).toEqual([true, false]);
  expect(changeAddressState(out, { marketing: "subscribed" }, LATER).night_consent).toBe(false);
});
