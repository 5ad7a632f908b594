import { expect, test } from "vitest";
import { type AddressChange, changeAddressState, newAddress } from "./address";
import { takeImportedStatus } from "./take-imported-status";

const NOW = "2027-03-01T00:00:00.000Z";
const LATER = "2027-03-02T00:00:00.000Z";
const state = (change: AddressChange) => changeAddressState(newAddress("mina@acme.com", NOW), change, NOW);

test("an imported opt-out counts as the recipient's own opt-out", () => {
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
  "an import with the status subscribed does not resubscribe an address that is %s",
  (marketing) => {
    expect(takeImportedStatus(state({ marketing }), "subscribed", LATER)).toBeUndefined();
  },
);

test("an imported consent is dated at the import, unless the address has consented before", () => {
  expect(takeImportedStatus(state({}), "subscribed", LATER)).toEqual({ marketing: "subscribed", confirmed_at: LATER });
  expect(takeImportedStatus(state({ confirmed_at: NOW }), "subscribed", LATER)).toBeUndefined();
});

test("importing the stored status again changes nothing", () => {
  expect(
    takeImportedStatus(state({ marketing: "unsubscribed", opted_out_at: NOW }), "unsubscribed", LATER),
  ).toBeUndefined();
  expect(takeImportedStatus(state({ marketing: "auto-delete" }), "auto-delete", LATER)).toBeUndefined();
});
