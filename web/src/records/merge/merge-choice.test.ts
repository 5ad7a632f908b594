import { Field } from "@dure/domain/records/field/field";
import type { RecordView } from "@dure/domain/records/record/record";
import { expect, test } from "vitest";
import { canBeTarget, differs, firstTarget } from "./merge-choice";

const record = (values: Partial<RecordView>) => ({ entity: "lead", custom: {}, ...values }) as RecordView;
const email = Field.parse({ id: "email", category: "standard", label: "deal.email", order: 0, type: "email" });

test("values differ only if two records have different ones, ignoring missing values", () => {
  expect(differs(email, [record({ email: "a@b.kr" }), record({ email: "" })])).toBe(false);
  expect(differs(email, [record({ email: "a@b.kr" }), record({ email: "c@b.kr" })])).toBe(true);
});

test("the latest updated record is the suggested target, but a deal comes before a lead", () => {
  const lead = record({ id: "lead", updated_at: "2026-10-02" });
  const deal = record({ id: "deal", entity: "deal", updated_at: "2026-10-01" });
  expect(firstTarget([record({ id: "old", updated_at: "2026-09-01" }), lead])).toBe(lead);
  expect(firstTarget([lead, deal])).toBe(deal);
  expect(canBeTarget(lead, [lead, deal])).toBe(false);
  expect(canBeTarget(lead, [lead])).toBe(true);
});
