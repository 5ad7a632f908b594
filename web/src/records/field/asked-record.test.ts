import { expect, test } from "vitest";
import { askedRecord, askForRecord, endAsking } from "./asked-record";

const REFERENCE = { id: "c1", label: "두레", entity_type: "company", nice_id: null } as const;

const ask = (heard: unknown[]) =>
  askForRecord({
    entity: "company",
    name: "두레",
    onCreated: (reference) => heard.push(reference),
    onCancel: () => heard.push("cancelled"),
  });

test("who asks for a record hears of it once, not of the form that closes behind it", () => {
  const heard: unknown[] = [];
  ask(heard);
  endAsking(REFERENCE);
  endAsking();
  expect(heard).toEqual([REFERENCE]);
  expect(askedRecord()).toBeUndefined();
});

test("who asks for a record hears when the form is closed without one", () => {
  const heard: unknown[] = [];
  ask(heard);
  endAsking();
  expect(heard).toEqual(["cancelled"]);
});
