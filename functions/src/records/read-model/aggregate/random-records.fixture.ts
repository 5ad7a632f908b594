import { CustomField } from "@dure/domain/records/field/custom-field";
import { catalogOf } from "@dure/domain/records/filter/filter-field";
import type { Matched } from "@dure/domain/records/filter/filter-match";
import { defaultPipeline, stagesOf } from "@dure/domain/records/pipeline/pipeline";
import { CrmRecord } from "@dure/domain/records/record/record";

// Random records for tests of aggregates; the same in each run.

export const NOW = "2026-11-21T03:00:00.000Z";
const LEADS = 5000;
/** Every half hour around the days on which clocks change in New York and London. */
const CHANGES = ["2025-03-09", "2025-03-30", "2025-10-26", "2025-11-02", "2026-03-08"].flatMap((day) =>
  Array.from({ length: 96 }, (_, half) => new Date(Date.parse(`${day}T00:00:00Z`) + (half - 24) * 1_800_000)),
);
export const PIPELINE = defaultPipeline("ko", NOW);

const field = (id: string, type: CustomField["type"], attributes: CustomField["attributes"] = {}) =>
  CustomField.parse({
    ...{ id: `cf_${id.padEnd(16, "0")}`, kind: "lead", type, label: id, order: 0, version: 1, attributes },
    ...{ created_at: NOW, created_by: "u1", updated_at: NOW, updated_by: "u1" },
  });
const OPTIONS = ["a", "b", "c"].map((value) => ({ value, label: `선택 ${value}` }));
export const FIELDS = [
  field("score", "number"),
  field("fee", "currency"),
  field("share", "percent"),
  field("due", "date"),
  field("grade", "select", { options: OPTIONS, removed_options: [{ value: "z", label: "지난 선택" }] }),
  field("agreed", "checkbox"),
  field("memo", "text"),
  field("mail", "email"),
];
export const CATALOG = catalogOf(FIELDS, [PIPELINE]);
export const idOf = (name: string) => FIELDS.find(({ label }) => label === name)?.id ?? "";

/** A small generator: fast-check is slow with thousands of records. */
function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
  return {
    next,
    of: <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T,
    sometimes: <T>(value: T) => (next() < 0.8 ? value : null),
  };
}

function randomRecords(): CrmRecord[] {
  const { next, of, sometimes } = chance(20_261_121);
  const users = ["u1", "u2", "u3", "router"];
  const time = () =>
    next() < 0.5 ? of(CHANGES) : new Date(Date.UTC(2023, 0, 1) + Math.floor(next() * 1400 * 86_400) * 1000);
  const stamps = () => ({ created_at: time().toISOString(), created_by: of(users), updated_at: NOW, updated_by: "u1" });
  const company = (n: number) =>
    CrmRecord.parse({ ...stamps(), id: `company-${n}`, kind: "company", name: of(["두레", "한빛", "ACME", "Acme "]) });
  const contact = (n: number) =>
    CrmRecord.parse({ ...stamps(), id: `contact-${n}`, kind: "contact", role: of(["CEO", "ceo", "CTO"]) });
  const lead = (n: number) => {
    const isDeal = next() < 0.7;
    return CrmRecord.parse({
      ...{ ...stamps(), id: `lead-${n}`, kind: "lead", deal_name: `거래 ${n}` },
      ...{
        assignee: sometimes(of(["u1", "u2", "u3"])),
        incoming_source: of(["Naver", "naver", "NAVER ", "", "Kakao"]),
      },
      ...{ contract_amount: sometimes(Math.round(next() * 1e9) / 100), close_date: sometimes(day(time())) },
      ...(isDeal && {
        record_type_id: PIPELINE.id,
        stage_id: of(stagesOf(PIPELINE)).id,
        deal_converted_at: time().toISOString(),
      }),
      ...{
        company_id: sometimes(`company-${Math.floor(next() * 90)}`),
        contact_id: sometimes(`contact-${Math.floor(next() * 90)}`),
      },
      custom: {
        ...{ [idOf("score")]: Math.floor(next() * 40) - 20, [idOf("fee")]: sometimes(Math.floor(next() * 1000)) },
        ...{
          [idOf("share")]: sometimes(next() * 100),
          [idOf("due")]: day(time()),
          [idOf("grade")]: of(["a", "b", "z"]),
        },
        ...{
          [idOf("agreed")]: next() < 0.5,
          [idOf("memo")]: of(["Memo", "memo", "메모"]),
          [idOf("mail")]: "a@b.example",
        },
      },
    });
  };
  const many = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));
  return [...many(80, company), ...many(80, contact), ...many(LEADS, lead)];
}

const day = (at: Date) => at.toISOString().slice(0, 10);

export const RECORDS = randomRecords();
const byId = new Map(RECORDS.map((record) => [record.id, record]));
export const MATCHED: Matched[] = RECORDS.map((own) => ({
  own,
  company: byId.get(own.company_id ?? ""),
  contact: byId.get(own.contact_id ?? ""),
}));
