import { expect, test } from "vitest";
import { requestedRecord, requestRecord, settleRequest } from "./requested-record";

const REFERENCE = { id: "c1", label: "두레", entity_type: "company", nice_id: null } as const;

const ask = (heard: unknown[]) =>
  requestRecord({
    entity: "company",
    name: "두레",
    onCreated: (reference) => heard.push(reference),
    onCancel: () => heard.push("cancelled"),
  });

test("who asks for a record hears of it once, not of the form that closes behind it", () => {
  const heard: unknown[] = [];
  ask(heard);
  settleRequest(REFERENCE);
  settleRequest();
  expect(heard).toEqual([REFERENCE]);
  expect(requestedRecord()).toBeUndefined();
});

test("who asks for a record hears when the form is closed without one", () => {
  const heard: unknown[] = [];
  ask(heard);
  settleRequest();
  expect(heard).toEqual(["cancelled"]);
});
