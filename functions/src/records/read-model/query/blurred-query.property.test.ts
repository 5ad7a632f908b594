import { CustomField } from "@dure/domain/records/field/custom-field";
import { catalogOf } from "@dure/domain/records/filter/filter-field";
import { defaultPipeline } from "@dure/domain/records/pipeline/pipeline";
import { CrmRecord } from "@dure/domain/records/record/record";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filledDatabase, RUNS, type Twins, tellsNothing } from "./tells-nothing.fixture";

// Two databases that differ in what routers brought in only: no query on a plan without routers may tell them apart.

const NOW = "2026-11-21T03:00:00.000Z";
const stamps = { created_at: NOW, created_by: "router", updated_at: NOW, updated_by: "router" };
const own = { ...stamps, created_by: "u1" };
const field = (id: string, type: CustomField["type"], attributes: CustomField["attributes"] = {}) =>
  CustomField.parse({
    ...{ ...own, id: `cf_${id.padEnd(16, "0")}`, kind: "lead", type, label: id, order: 0, version: 1, attributes },
  });
const MEMO = field("memo", "text");
const PARTNER = field("partner", "many-to-one", { entity_type: "company" });
const CATALOG = catalogOf([MEMO, PARTNER], [defaultPipeline("ko", NOW)]);

const SECRETS = [
  { name: "가람", email: "jalpha@customer.example", phone: "1011115678", utm_source: "naver" },
  { name: "하늘", email: "jomega@customer.example", phone: "1099995678", utm_source: "daum" },
] as const;

type Secret = (typeof SECRETS)[number];
const idOf = (letter: string) => `${letter.repeat(8)}-0000-4000-8000-000000000000`;

/** A router's lead with its company and contact, and a lead of one's own that refers to both. */
function broughtIn(letter: string, { name, email, phone: value, utm_source }: Secret): CrmRecord[] {
  const phone = { dial_code: "+82", value };
  const [company_id, contact_id] = [`${letter}-company`, `${letter}-contact`];
  return [
    CrmRecord.parse({ ...stamps, id: company_id, kind: "company", name, phone, url: `https://${name}.example` }),
    CrmRecord.parse({ ...stamps, id: contact_id, kind: "contact", first_name: name, email, phone, company_id }),
    CrmRecord.parse({
      ...{ ...stamps, id: idOf(letter), kind: "lead", deal_name: name, first_name: name, email, phone_number: phone },
      ...{ utm_source, company_id, contact_id, custom: { [MEMO.id]: name } },
    }),
    CrmRecord.parse({
      ...{ ...own, id: idOf(letter === "a" ? "c" : "d"), kind: "lead", deal_name: "쌍둥이", company_id, contact_id },
      custom: { [PARTNER.id]: { id: company_id, entity_type: "company" } },
    }),
  ];
}

let databases: Twins;
beforeAll(async () => {
  const [one, other] = SECRETS;
  databases = [
    await filledDatabase(CATALOG, [...broughtIn("a", one), ...broughtIn("b", other)]),
    await filledDatabase(CATALOG, [...broughtIn("a", other), ...broughtIn("b", one)]),
  ];
});
afterAll(async () => {
  for (const database of databases) await database.close();
});

const pieces = [
  ...SECRETS.flatMap(({ name, email, phone, utm_source }) => [name, name.slice(0, 1), email, phone, utm_source]),
  ...["ㄱㄹ", "쌍둥이"],
];
const HIDDEN = /name|email|phone|utm|url|company|contact|^cf_/;
const asked = { catalog: CATALOG, pieces, prefers: (_: string, identifier: string) => HIDDEN.test(identifier) };

test("no filter, order or search reveals blurred values", async () => {
  await fc.assert(
    tellsNothing(() => databases, asked, { masked: false, blursRouters: true }),
    RUNS,
  );
});

test("the same queries reveal them with a plan that has routers", async () => {
  const property = tellsNothing(() => databases, asked, { masked: false });
  expect((await fc.check(property, RUNS)).failed).toBe(true);
});
