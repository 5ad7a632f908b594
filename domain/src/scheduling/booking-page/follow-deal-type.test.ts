import { expect, test } from "vitest";
import { removeStage } from "../../records/pipeline/change-pipeline";
import { defaultPipeline } from "../../records/pipeline/pipeline";
import type { BookingPage } from "./booking-page";
import { followDealType } from "./follow-deal-type";

const NOW = "2026-11-21T09:00:00.000Z";
const before = defaultPipeline("en", NOW);
const after = removeStage(before, "default-new", NOW);

const page = (record_type_id: string | null, stage_id: string | null) =>
  ({ title: "Demo", form_submissions_mapping: { record_type_id, stage_id } }) as BookingPage;
const mapped = (of: BookingPage, change: Parameters<typeof followDealType>[1]) =>
  followDealType(of, change, NOW).form_submissions_mapping;

test("a page that makes deals of a deleted type makes leads instead", () => {
  const lead = { record_type_id: null, stage_id: null };
  expect(mapped(page("default", null), { before, after: null })).toEqual(lead);
  expect(mapped(page("default", "default-won"), { before, after: null })).toEqual(lead);
});

test("a page of a deleted stage makes deals at the first one", () => {
  expect(mapped(page("default", "default-new"), { before, after })).toEqual({
    record_type_id: "default",
    stage_id: null,
  });
});

test.each([
  ["makes leads", page(null, null)],
  ["writes into another type", page("other", "default-new")],
  ["names another stage", page("default", "default-won")],
  ["names a stage made since", page("default", "later")],
  ["names no stage", page("default", null)],
])("a page that %s stays as it is", (_, untouched) => {
  expect(followDealType(untouched, { before, after }, NOW)).toBe(untouched);
});
