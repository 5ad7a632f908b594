import { fieldsOf } from "@dure/domain/records/field/built-in-fields";
import { NO_FIELDS } from "@dure/domain/records/field/custom-field";
import { defaultPipeline } from "@dure/domain/records/pipeline/pipeline";
import { expect, test } from "vitest";
import { requiredAt } from "./missing-fields";

const required = (field_id: string) => ({ kind: "lead" as const, field_id, required: true, version: 1 });
const fields = fieldsOf(
  "deal",
  { ...NO_FIELDS("lead"), standard: [required("close_date"), required("contract_amount")] },
  "ko",
);
const plain = defaultPipeline("ko", "2026-11-29T00:00:00.000Z");
const asking = {
  statuses: plain.statuses.map((status) => ({
    ...status,
    stages: status.stages.map((stage) => ({ ...stage, required_fields: ["email", "contract_amount", "cf_gone"] })),
  })),
};
const idsAt = (isConversion: boolean) => requiredAt(asking, "default-won", fields, isConversion).map(({ id }) => id);

test("a deal needs its stage's required fields, and a converted lead also those of the team", () => {
  expect(idsAt(false)).toEqual(["email", "contract_amount"]);
  expect(idsAt(true)).toEqual(["email", "contract_amount", "deal_name", "close_date"]);
});
