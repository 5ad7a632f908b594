import { expect, test } from "vitest";
import { type AddressChange, changeAddressState, newAddress } from "./address";
import { takeFormConsent } from "./take-form-consent";

const NOW = "2027-03-01T00:00:00.000Z";
const LATER = "2027-03-02T00:00:00.000Z";
const state = (change: AddressChange = {}) => changeAddressState(newAddress("mina@acme.com", NOW), change, NOW);
const ads = (is_given: boolean) => ({ kind: "marketing", is_given }) as const;
const night = (is_given: boolean) => ({ kind: "night", is_given }) as const;
const AGREED = { marketing: "subscribed", confirmed_at: LATER };

test.each([
  ["agrees", state(), [ads(true)], AGREED],
  ["agrees for the night, too", state(), [ads(true), night(true)], { ...AGREED, night_consent: true }],
  ["agrees for the day alone", state({ night_consent: true }), [ads(true), night(false)], AGREED],
  ["agrees for the night alone", state(), [ads(false), night(true)], { marketing: "unsubscribed" }],
  ["agrees after all", state({ marketing: "unsubscribed" }), [ads(true)], AGREED],
  ["does not agree", state(), [ads(false)], { marketing: "unsubscribed" }],
  ["agreed before", state({ confirmed_at: NOW }), [ads(false)], undefined],
  ["was asked about the night alone", state(), [night(true)], { night_consent: true }],
  ["was asked nothing", state(), [], undefined],
])("somebody who %s", (_, before, answered, change) => {
  expect(takeFormConsent(before, answered, LATER)).toEqual(change);
});

test("a form can't resubscribe an address that opted out, because anybody can fill it in", () => {
  const out = state({ marketing: "unsubscribed", opted_out_at: NOW });
  expect(takeFormConsent(out, [ads(true), night(true)], LATER)).toEqual({});
  expect(takeFormConsent(state({ marketing: "auto-delete" }), [ads(true)], LATER)).toEqual({});
  expect(takeFormConsent(out, [ads(false)], LATER)).toBeUndefined();
});
