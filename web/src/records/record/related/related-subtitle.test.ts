import { defaultPipeline } from "@dure/domain/records/pipeline/pipeline";
import { CrmRecord, type RecordView } from "@dure/domain/records/record/record";
import { viewOf } from "@dure/domain/records/record/record-view";
import { expect, test } from "vitest";
import { relatedSubtitle } from "./related-subtitle";

const AT = "2026-03-01T00:00:00.000Z";
const pipeline = defaultPipeline("ko", AT);
const view = (values: object): RecordView =>
  viewOf(CrmRecord.parse({ id: "r", created_at: AT, created_by: "u", updated_at: AT, updated_by: "u", ...values }), {
    records: new Map(),
    pipelines: new Map([[pipeline.id, pipeline]]),
  });
const texts = {
  format: { phone: () => "010-1234-5678", date: (moment: unknown) => String(moment).slice(0, 10) },
  amountText: (amount: number) => `₩${amount}`,
  nameOf: (id: string) => `${id}님`,
};
const phone = { dial_code: "+82", value: "1012345678" };

test.each([
  [
    { kind: "lead", email: "a@b.co", phone_number: phone, incoming_source: "웹" },
    ["a@b.co", "010-1234-5678", "웹", "2026-03-01"],
  ],
  [
    {
      ...{ kind: "lead", record_type_id: pipeline.id, stage_id: "default-won", assignee: "유나" },
      ...{ contract_amount: 0, deal_converted_at: "2026-04-05T00:00:00.000Z" },
    },
    [pipeline.title, "₩0", "유나님", "2026-04-05"],
  ],
  [{ kind: "company", url: "dure.kr" }, ["dure.kr", "2026-03-01"]],
  [{ kind: "contact", role: "대표", email: "a@b.co", phone }, ["대표", "a@b.co", "010-1234-5678", "2026-03-01"]],
  [{ kind: "contact" }, ["2026-03-01"]],
])("a related record %o shows %o", (values, expected) =>
  expect(relatedSubtitle(view(values), texts)).toEqual(expected),
);
