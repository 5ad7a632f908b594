import { CrmRecord } from "@dure/domain/records/record/record";
import { expect, test } from "vitest";
import { createDocCodec, dictionaryOf } from "./doc-codec";

const lead = (index: number) =>
  CrmRecord.parse({
    id: `l${index}`,
    kind: "lead",
    deal_name: `도입 상담 ${index}`,
    custom: { cf_a: ["x", "y"], cf_b: 0, cf_c: false, cf_d: { id: "c1", entity_type: "company" } },
    created_at: "2026-11-21T00:00:00.000Z",
    created_by: "u1",
    updated_at: "2026-11-21T00:00:00.000Z",
    updated_by: "u1",
  });
const company = CrmRecord.parse({ ...lead(0), kind: "company", deal_name: "", name: "두레", custom: {} });

test.each([
  ["no dictionary", []],
  ["one of its own kind", [lead(1), lead(2)]],
  ["one of another kind", [company]],
])("with %s a record is decoded as it was encoded", (_, samples) => {
  const { encode, decode } = createDocCodec(dictionaryOf(samples));
  for (const record of [lead(3), company]) expect(decode(encode(record))).toEqual(record);
});

test("a dictionary makes documents much shorter, and has a limited size", () => {
  const samples = Array.from({ length: 1000 }, (_, index) => lead(index));
  const dictionary = dictionaryOf(samples);
  expect(dictionary.length).toBeLessThanOrEqual(16_384);
  const [plain, short] = [createDocCodec(dictionaryOf([])), createDocCodec(dictionary)];
  expect(short.encode(lead(5)).length * 4).toBeLessThan(plain.encode(lead(5)).length);
});
