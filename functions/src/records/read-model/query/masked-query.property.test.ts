import { CustomField } from "@dure/domain/records/field/custom-field";
import { catalogOf, filterField } from "@dure/domain/records/filter/filter-field";
import { defaultPipeline } from "@dure/domain/records/pipeline/pipeline";
import type { RecordKind } from "@dure/domain/records/record/entity";
import { maskEmail } from "@dure/domain/records/record/mask";
import { CrmRecord } from "@dure/domain/records/record/record";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filledDatabase, RUNS, type Twins, tellsNothing } from "./tells-nothing.fixture";

// Two databases that differ only in personal values, and not in how these are shown masked. No query of a member for
// whom they are masked may tell the databases apart.

const NOW = "2026-11-21T03:00:00.000Z";
const stamps = { created_at: NOW, created_by: "u1", updated_at: NOW, updated_by: "u1" };
const field = (id: string, type: CustomField["type"], kind: RecordKind) =>
  CustomField.parse({ ...stamps, id: `cf_${id.padEnd(16, "0")}`, kind, type, label: id, order: 0, version: 1 });
const FIELDS = [
  field("mail", "email", "lead"),
  field("mobile", "phone-number", "lead"),
  field("assistant", "email", "contact"),
  field("memo", "text", "lead"),
  field("note", "textarea", "contact"),
];
const CATALOG = catalogOf(FIELDS, [defaultPipeline("ko", NOW)]);

const SECRETS = [
  { email: "jalpha@customer.example", phone: "1011115678" },
  { email: "jomega@customer.example", phone: "1099995678" },
] as const;

type Secret = (typeof SECRETS)[number];
const idOf = (letter: string) => `${letter.repeat(8)}-0000-4000-8000-000000000000`;

function personal(kind: "lead" | "contact", { email, phone: value }: Secret): object {
  const phone = { dial_code: "+82", value };
  const custom = Object.fromEntries(
    FIELDS.filter((one) => one.kind === kind).map(({ id, type }) => [id, type === "phone-number" ? phone : email]),
  );
  return kind === "lead" ? { email, phone_number: phone, custom } : { email, phone, tel: phone, fax: phone, custom };
}

const recordsWith = (first: Secret, second: Secret): CrmRecord[] => [
  ...(
    [
      ["a", first],
      ["b", second],
    ] as const
  ).flatMap(([letter, secret]) => [
    CrmRecord.parse({ ...stamps, id: `${letter}-contact`, kind: "contact", ...personal("contact", secret) }),
    CrmRecord.parse({
      ...{ ...stamps, id: idOf(letter), kind: "lead", deal_name: "쌍둥이", contact_id: `${letter}-contact` },
      ...personal("lead", secret),
    }),
  ]),
];

let databases: Twins;
beforeAll(async () => {
  databases = [
    await filledDatabase(CATALOG, recordsWith(SECRETS[0], SECRETS[1])),
    await filledDatabase(CATALOG, recordsWith(SECRETS[1], SECRETS[0])),
  ];
});
afterAll(async () => {
  for (const database of databases) await database.close();
});

const pieces = [
  ...SECRETS.flatMap(({ email, phone }) => [
    ...[email, email.slice(0, 3), email.slice(1, 6), email.slice(2), `0${phone}`, phone, phone.slice(0, 4)],
    ...[`+82 ${phone}`, `82-${phone}`, phone.slice(2, 6), email.toUpperCase()],
  ]),
  "쌍둥이",
];
const prefers = (kind: RecordKind, identifier: string) => {
  const found = filterField(CATALOG, kind, identifier);
  return found?.personal === true || found?.maskable === true;
};
const asked = { catalog: CATALOG, pieces, prefers };

test("the two databases look equal to a member who sees masked values", () => {
  expect(maskEmail(SECRETS[0].email)).toBe(maskEmail(SECRETS[1].email));
});

test("no filter, order or search reveals masked values", async () => {
  await fc.assert(
    tellsNothing(() => databases, asked, { masked: true }),
    RUNS,
  );
});

test("the same queries reveal them to a member who sees unmasked values", async () => {
  const property = tellsNothing(() => databases, asked, { masked: false });
  expect((await fc.check(property, RUNS)).failed).toBe(true);
});
