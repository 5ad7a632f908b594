import { expect, test } from "vitest";
import { z } from "zod";
import { personal, personalOf } from "../../shared/personal";
import { recordsApi } from "../api";
import { LegacyLead } from "../incoming/legacy-lead";
import { createMasker } from "./create-masker";
import { RecordView } from "./record";
import { SingleRecord } from "./single-record";

/** What a masker makes of a part of an answer. */
const shown = (schema: z.ZodObject, part: object) => createMasker(schema.partial())(part);

test.each([
  [RecordView, { email: "mina@hanbit.example" }, { email: "m***@hanbit.example" }],
  [RecordView, { email: "" }, { email: "" }],
  [
    RecordView,
    { phone_number: { dial_code: "+82", value: "010-1234-5678" }, tel: null },
    { phone_number: { dial_code: "+82", value: "***-****-5678" }, tel: null },
  ],
  [
    RecordView,
    { custom: { cf_a: "lee@acme.example", cf_b: "see lee@acme.example", cf_c: ["a@b.co"] } },
    { custom: { cf_a: "l***@acme.example", cf_b: "see lee@acme.example", cf_c: ["a@b.co"] } },
  ],
  [SingleRecord, { custom_field: { cf_a: "lee@acme.example" } }, { custom_field: { cf_a: "l***@acme.example" } }],
  [
    RecordView,
    { deal_name: "두레 상담", contract_amount: 5000000 },
    { deal_name: "두레 상담", contract_amount: 5000000 },
  ],
  [
    LegacyLead,
    {
      phone: "010-1234-5678",
      details: [{ label: "날짜", value: "2026-03-01" }],
      custom_fields: [{ id: "cf_a", value: "a@b.co" }],
    },
    {
      phone: "***-****-5678",
      details: [{ label: "날짜", value: "2026-03-01" }],
      custom_fields: [{ id: "cf_a", value: "a***@b.co" }],
    },
  ],
] as const)("personal values of an answer are masked (%#)", (schema, part, expected) => {
  expect(shown(schema, part)).toEqual(expected);
});

test("values in lists, unions and recursive schemas are masked", () => {
  const Person = z.object({ email: z.string().meta(personal("contact")) });
  const Team = z.object({ people: z.array(z.union([z.null(), Person])), lead: z.lazy(() => Person).optional() });
  expect(createMasker(Team)({ people: [null, { email: "a@b.co" }], lead: { email: "c@d.co" } })).toEqual({
    people: [null, { email: "a***@b.co" }],
    lead: { email: "c***@d.co" },
  });
});

/** Names under which an answer of records holds what is personal. */
const NAMES = new Set(["email", "mail", "phone", "phone_number", "tel", "fax", "custom", "custom_field"]);

function unmarked(schema: z.core.$ZodType, path: string, seen: ReadonlySet<z.core.$ZodType>): string[] {
  if (seen.has(schema) || personalOf(schema)) return [];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const within = new Set([...seen, schema]);
  const parts: [string, z.core.$ZodType][] =
    def.type === "object"
      ? Object.entries(def.shape)
      : def.type === "array"
        ? [["[]", def.element]]
        : def.type === "record"
          ? [["{}", def.valueType]]
          : def.type === "union"
            ? def.options.map((option, place) => [String(place), option])
            : "innerType" in def
              ? [["", def.innerType]]
              : [];
  if (parts.length === 0) return path.split(".").some((name) => NAMES.has(name)) ? [path] : [];
  return parts.flatMap(([name, part]) => unmarked(part, `${path}.${name}`, within));
}

test("every personal field in the answers of the records area is marked as personal", () => {
  const forgotten = Object.entries(recordsApi).flatMap(
    ([
      name,
      {
        "~orpc": { outputSchema },
      },
    ]) => (outputSchema instanceof z.ZodType ? unmarked(outputSchema, name, new Set()) : []),
  );
  expect(forgotten).toEqual([]);
});
