import { expect, test } from "vitest";
import { Pipeline } from "../pipeline/pipeline";
import { CrmRecord } from "./record";
import { restoreFromTrash } from "./trash";

const NOW = "2026-03-01T00:00:00.000Z";
const LATER = "2026-03-01T00:05:00.000Z";
const stamps = { created_at: NOW, created_by: "a", updated_at: NOW, updated_by: "a" };
const deal = CrmRecord.parse({
  id: "one",
  kind: "lead",
  record_type_id: "p",
  stage_id: "second",
  deal_converted_at: NOW,
  stage_entered_at: NOW,
  ...stamps,
});
const pipeline = (...stages: string[]) =>
  Pipeline.parse({
    id: "p",
    title: "세일즈",
    statuses: [{ status: "IN_SALES", stages: stages.map((id) => ({ id, label: id })) }],
    ...stamps,
  });

test("a deal is restored at its stage", () => {
  expect(restoreFromTrash(deal, pipeline("first", "second"), LATER)).toEqual(deal);
});

test("a deal is restored at the first stage if its own has been deleted", () => {
  expect(restoreFromTrash(deal, pipeline("first"), LATER)).toEqual({
    ...deal,
    stage_id: "first",
    stage_entered_at: LATER,
  });
});

test("a deal is restored as a lead if its deal type has been deleted", () => {
  expect(restoreFromTrash(deal, undefined, LATER)).toEqual({
    ...deal,
    record_type_id: null,
    stage_id: null,
    deal_converted_at: null,
    stage_entered_at: null,
  });
});

test("a record that is not a deal is restored unchanged", () => {
  const contact = CrmRecord.parse({ id: "c", kind: "contact", first_name: "나래", ...stamps });
  expect(restoreFromTrash(contact, undefined, LATER)).toBe(contact);
});
