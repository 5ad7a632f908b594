import type { StageEntry } from "@dure/domain/records/pipeline/stage-entry";
import { CrmRecord } from "@dure/domain/records/record/record";
import type { z } from "zod";
import { FIELDS, OPTIONS, optionOf, PIPELINE, STAGES, START } from "./shape";

/** Shares of a team's records. The rest are leads and deals. */
const COMPANY_SHARE = 0.1;
const CONTACT_SHARE = 0.1;
const MEMBERS = 30;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** The period in which records are created. */
const DAYS = 900;

const WORDS =
  "두레 상담 도입 견적 연간 계약 보안 데이터 분석 물류 제조 유통 교육 의료 금융 영업 자동화 파트너 갱신 시범 확장 이전 통합 서비스 Annual Enterprise Pilot".split(
    " ",
  );
const FAMILIES = [..."김이박최정강조윤장임한오서신권황안송류홍"];
const GIVEN = "민준 서연 도윤 지우 하은 수아 예준 시우 주원 유진 현우 지호 채원 건우 다은".split(" ");
const SOURCES = ["전시회", "홈페이지 문의", "지인 추천", "웨비나", "광고", "콜드콜"];

/** Generates the same records each time: companies first, then contacts, leads and deals. */
export function* recordsOf(size: number): Generator<CrmRecord> {
  const random = createRandom(size);
  const companies = Math.round(size * COMPANY_SHARE);
  const contacts = Math.round(size * CONTACT_SHARE);
  const make = createMaker(random, size, { companies, contacts });
  for (let index = 0; index < size; index += 1)
    yield index < companies
      ? make.company(index)
      : index < companies + contacts
        ? make.contact(index)
        : make.lead(index);
}

const STAY_DAYS = 30;

/** A deal's history before its present stage: it stays up to a month at each earlier stage. */
export function stageEntriesOf({ id, record_type_id, stage_id, created_at }: CrmRecord): z.input<typeof StageEntry>[] {
  if (record_type_id === null || stage_id === null) return [];
  const random = createRandom(Number.parseInt(id.slice(0, 8), 16));
  const way = STAGES.slice(0, STAGES.indexOf(stage_id) + 1);
  const times = [created_at];
  for (const _ of way)
    times.push(new Date(Date.parse(times.at(-1) ?? "") + Math.ceil(random() * STAY_DAYS * DAY_MS)).toISOString());
  return way.map((stage, place) => ({
    ...{ record_id: id, record_type_id, stage_id: stage, entered_at: times[place] ?? created_at },
    left_at: place < way.length - 1 ? times[place + 1] : null,
  }));
}

/** The id of a record by its number, in the product's format. */
export const idOf = (size: number, index: number): string => {
  const random = createRandom(size * 31 + index);
  const hex = (length: number) => Array.from({ length }, () => Math.trunc(random() * 16).toString(16)).join("");
  return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
};

/** The id of a member that has no user document. */
export const memberOf = (index: number): string => `member${String(index).padStart(22, "0")}`;

function createMaker(
  random: () => number,
  size: number,
  { companies, contacts }: { companies: number; contacts: number },
) {
  const below = (limit: number) => Math.trunc(random() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const maybe = <T>(share: number, make: () => T): T | undefined => (random() < share ? make() : undefined);
  const words = (count: number) => Array.from({ length: count }, () => pick(WORDS)).join(" ");
  const day = () => new Date(Date.parse(START) + below(1200) * 86_400_000).toISOString().slice(0, 10);
  const phone = () => ({ dial_code: "+82", value: `10-${1000 + below(9000)}-${1000 + below(9000)}` });
  const person = () => ({ first_name: pick(GIVEN), last_name: pick(FAMILIES) });
  const stamps = (index: number) => {
    const at = new Date(Date.parse(START) + (index / size) * DAYS * 86_400_000 + below(30) * MINUTE_MS).toISOString();
    return {
      id: idOf(size, index),
      created_at: at,
      created_by: memberOf(below(MEMBERS)),
      updated_at: at,
      updated_by: memberOf(below(MEMBERS)),
    };
  };
  const several = (name: string) => [
    ...new Set(Array.from({ length: 1 + below(3) }, () => optionOf(name, below(OPTIONS)))),
  ];

  const VALUES: Record<string, (name: string) => unknown> = {
    select: (name) => maybe(0.85, () => optionOf(name, Math.trunc(random() * random() * OPTIONS))),
    "multi-select": (name) => maybe(0.6, () => several(name)),
    currency: () => maybe(0.75, () => below(100_000_000)),
    number: () => maybe(0.75, () => below(100)),
    percent: () => maybe(0.75, () => below(101)),
    date: () => maybe(0.7, day),
    text: () => maybe(0.6, () => words(1 + below(4))),
    textarea: () => maybe(0.4, () => words(6 + below(14))),
    checkbox: () => maybe(0.5, () => true),
    user: () => maybe(0.5, () => memberOf(below(MEMBERS))),
  };
  const custom = () =>
    Object.fromEntries(
      FIELDS.map(({ id, type, label }) => [id, VALUES[type]?.(label)]).filter(([, value]) => value !== undefined),
    );

  return {
    company: (index: number) =>
      CrmRecord.parse({
        ...stamps(index),
        kind: "company",
        name: `${words(2)} ${index}`,
        url: `https://corp${index}.example`,
        address: words(3),
      }),
    contact: (index: number) =>
      CrmRecord.parse({
        ...stamps(index),
        ...person(),
        kind: "contact",
        email: `person${index}@corp.example`,
        phone: phone(),
        company_id: idOf(size, below(companies)),
      }),
    lead: (index: number) => {
      const stamp = stamps(index);
      const deal = random() < 0.4;
      return CrmRecord.parse({
        ...stamp,
        ...person(),
        kind: "lead",
        deal_name: `${pick(FAMILIES)}${pick(GIVEN)} ${words(2)} ${index}`,
        email: `buyer${index}@corp.example`,
        phone_number: phone(),
        company_id: maybe(0.8, () => idOf(size, below(companies))) ?? null,
        contact_id: maybe(0.5, () => idOf(size, companies + below(contacts))) ?? null,
        record_type_id: deal ? PIPELINE.id : null,
        stage_id: deal ? pick(STAGES) : null,
        deal_converted_at: deal ? stamp.created_at : null,
        pipeline_added_at: deal ? stamp.created_at : null,
        stage_entered_at: deal ? stamp.created_at : null,
        assignee: maybe(0.9, () => memberOf(below(MEMBERS))) ?? null,
        incoming_source: pick(SOURCES),
        contract_amount: maybe(0.7, () => below(100_000_000)) ?? null,
        close_date: maybe(0.6, day) ?? null,
        utm_source: maybe(0.3, () => pick(["google", "naver", "kakao"])) ?? "",
        utm_campaign: maybe(0.3, () => `campaign ${below(20)}`) ?? "",
        custom: custom(),
      });
    },
  };
}

/** A seeded generator of random numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
