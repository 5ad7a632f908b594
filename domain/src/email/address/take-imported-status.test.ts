import { expect, test } from "vitest";
import { type AddressChange, changeAddressState, newAddress } from "./address";
import { takeImportedStatus } from "./take-imported-status";

const NOW = "2027-03-01T00:00:00.000Z";
const LATER = "2027-03-02T00:00:00.000Z";
const state = (change: AddressChange) => changeAddressState(newAddress("mina@acme.com", NOW), change, NOW);

test("an opt-out that an import tells of is one of the address's owner", () => {
  expect(takeImportedStatus(state({}), "unsubscribed", LATER)).toEqual({
    marketing: "unsubscribed",
    opted_out_at: LATER,
  });
  const excluded = state({ marketing: "auto-delete" });
  expect(takeImportedStatus(excluded, "unsubscribed", LATER)).toEqual({
    marketing: "auto-delete",
    opted_out_at: LATER,
  });
});

test.each(["unsubscribed", "auto-delete"] as const)(
  "an import that says subscribed sends nothing to %s",
  (marketing) => {
    expect(takeImportedStatus(state({ marketing }), "subscribed", LATER)).toBeUndefined();
  },
);

test("the first consent known is an import's; a later one keeps its time", () => {
  expect(takeImportedStatus(state({}), "subscribed", LATER)).toEqual({ marketing: "subscribed", confirmed_at: LATER });
  expect(takeImportedStatus(state({ confirmed_at: NOW }), "subscribed", LATER)).toBeUndefined();
});

test("what an import tells again changes nothing", () => {
  expect(
    takeImportedStatus(state({ marketing: "unsubscribed", opted_out_at: NOW }), "unsubscribed", LATER),
  ).toBeUndefined();
  expect(takeImportedStatus(state({ marketing: "auto-delete" }), "auto-delete", LATER)).toBeUndefined();
});
