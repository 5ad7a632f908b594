import { Field } from "@dure/domain/records/field/field";
import type { NewFieldDefinition } from "@dure/domain/records/field/field-definition";
import { createRandom, type Random } from "./random";
import type { Member } from "./team";

type Kind = "lead" | "company" | "contact";
/** `chance` is the percentage of records that have a value. */
type SeedField = {
  kind: Kind;
  chance: number;
  body: NewFieldDefinition;
  value: (random: Random, field: Field) => unknown;
};

const options = (...labels: string[]) => ({ options: labels.map((label) => ({ label })) });

const oneOption = (random: Random, { attributes: { options: all = [] } }: Field) =>
  all[random.below(all.length)]?.value;
const someOptions = (random: Random, { attributes: { options: all = [] } }: Field) =>
  all.filter(() => random.chance(45)).map(({ value }) => value);

/** Custom fields of most types. */
const FIELDS: readonly SeedField[] = [
  {
    kind: "lead",
    chance: 90,
    body: {
      label: "도입 시급도",
      type: "select",
      caption: "고객이 말한 도입 희망 시점을 기준으로 골라 주세요.",
      default_value: ["보통"],
      attributes: options("높음", "보통", "낮음"),
    },
    value: oneOption,
  },
  {
    kind: "lead",
    chance: 70,
    body: {
      label: "관심 제품",
      type: "multi-select",
      attributes: options("CRM", "미팅 예약", "리드 라우터", "이메일 마케팅"),
    },
    value: someOptions,
  },
  {
    kind: "lead",
    chance: 60,
    body: { label: "예상 사용자 수", type: "number", description: "견적 산정에 쓰는 값이에요." },
    value: (random) => 5 * (1 + random.below(60)),
  },
  {
    kind: "lead",
    chance: 50,
    body: { label: "성공 확률", type: "percent", attributes: { precision: 1 } },
    value: (random) => random.below(1000) / 10,
  },
  {
    kind: "lead",
    chance: 30,
    body: { label: "해외 예산", type: "currency", attributes: { code: "USD", precision: 2 } },
    value: (random) => 500 * (1 + random.below(80)),
  },
  { kind: "lead", chance: 100, body: { label: "데모 완료", type: "checkbox" }, value: (random) => random.chance(40) },
  { kind: "lead", chance: 40, body: { label: "요구 사항", type: "textarea" }, value: () => REQUEST },
  {
    kind: "company",
    chance: 100,
    body: { label: "업종", type: "select", attributes: options("IT", "제조", "유통", "서비스", "기타") },
    value: oneOption,
  },
  {
    kind: "company",
    chance: 100,
    body: { label: "사업자등록번호", type: "text", attributes: { unique: true } },
    value: (random) => `${100 + random.below(900)}-${10 + random.below(90)}-${10_000 + random.below(90_000)}`,
  },
  {
    kind: "company",
    chance: 60,
    body: { label: "임직원 수", type: "number" },
    value: (random) => 10 * (1 + random.below(100)),
  },
  {
    kind: "contact",
    chance: 30,
    body: { label: "프로필 링크", type: "url" },
    value: (random) => `https://people.example/${1000 + random.below(9000)}`,
  },
];

const REQUEST = "기존 엑셀 데이터를 옮길 수 있어야 해요.\n모바일에서도 딜을 확인하고 싶어 하세요.";

/** A removed field, for the list of removed fields. */
const REMOVED: NewFieldDefinition = { label: "예전 등급", type: "text" };

/** Defines the demo team's custom fields. Returns a function that generates values for a new record of a kind. */
export async function seedFields({ client }: Member): Promise<(kind: Kind) => Record<string, unknown>> {
  const define = (kind: Kind, body: NewFieldDefinition) =>
    client.records.createField({ params: { entityId: kind }, query: {}, body });
  const made: (SeedField & { field: Field })[] = [];
  // One after the other, because fields are listed in the order of their creation.
  for (const seed of FIELDS) made.push({ ...seed, field: Field.parse(await define(seed.kind, seed.body)) });
  const removed = await define("lead", REMOVED);
  const params = { entityId: "lead" as const, fieldId: removed.id };
  await client.records.toggleField({ params, query: { active: false } });

  const random = createRandom(20261122);
  return (kind) =>
    Object.fromEntries(
      made
        .filter((seed) => seed.kind === kind && random.chance(seed.chance))
        .map(({ field, value }) => [field.id, value(random, field)]),
    );
}
