import { expect, test } from "vitest";
import { type AddressChange, changeAddressState, newAddress } from "../address/address";
import { decidePreferences } from "./preferences";

const NOW = "2027-03-01T00:00:00.000Z";
const LATER = "2027-03-02T00:00:00.000Z";
const TOPICS = ["events", "news"];
const OUT = { action: "unsubscribe", isOneClick: true } as const;
const state = (change: AddressChange) => changeAddressState(newAddress("mina@acme.com", NOW), change, NOW);
const decide = (change: AddressChange, choice: Parameters<typeof decidePreferences>[1]) =>
  decidePreferences(state(change), choice, TOPICS, LATER);

test("one click opts out, and a second click changes nothing", () => {
  const change = decide({}, OUT);
  expect(change).toEqual({ marketing: "unsubscribed", opted_out_at: LATER });
  expect(decide(change ?? {}, OUT)).toBeUndefined();
});

test("an opt-out by a person whom the team excluded is recorded, and they stay excluded", () => {
  const change = decide({ marketing: "auto-delete" }, OUT);
  expect(change).toEqual({ marketing: "auto-delete", opted_out_at: LATER });
  expect(decide({ ...change }, OUT)).toBeUndefined();
});

test("an undo reverts only the recipient's own choice", () => {
  const undo = { action: "resubscribe" } as const;
  expect(decide({ marketing: "unsubscribed", opted_out_at: NOW }, undo)).toEqual({
    marketing: "subscribed",
    opted_out_at: null,
    confirmed_at: LATER,
  });
  expect(decide({ marketing: "auto-delete", opted_out_at: NOW }, undo)).toEqual({ opted_out_at: null });
  expect(decide({ marketing: "auto-delete" }, undo)).toBeUndefined();
  expect(decide({}, undo)).toBeUndefined();
});

test("topics that are not kept are refused, and topics that the page doesn't show don't change", () => {
  const kept = { action: "topics", kept: ["news", "unknown"] } as const;
  expect(decide({ refused_topics: ["gone", "news"] }, kept)).toEqual({ refused_topics: ["events", "gone"] });
  expect(decide({ refused_topics: ["events"] }, kept)).toBeUndefined();
});
