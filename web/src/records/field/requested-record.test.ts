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

test("a request for a record is answered once, and not again when the form closes", () => {
  const heard: unknown[] = [];
  ask(heard);
  settleRequest(REFERENCE);
  settleRequest();
  expect(heard).toEqual([REFERENCE]);
  expect(requestedRecord()).toBeUndefined();
});

test("a request for a record is canceled when the form is closed without one", () => {
  const heard: unknown[] = [];
  ask(heard);
  settleRequest();
  expect(heard).toEqual(["cancelled"]);
});
