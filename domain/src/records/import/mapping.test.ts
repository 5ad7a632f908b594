import { describe, expect, test } from "vitest";
import { fieldsOfVersion, importFields } from "./import-field";
import { fieldOf, fieldsOf, LOOKUPS, PIPELINE, SETS } from "./import-fixture";
import type { ImportMatch } from "./import-match";
import { mappingProblems } from "./mapping";
import { suggestMapping } from "./suggest-mapping";
import { importTexts } from "./texts";

const problems = (entity: "lead" | "deal", ...names: (string | null)[]) =>
  mappingProblems(
    names.map((name) => (name === null ? null : fieldOf(name, entity))),
    fieldsOf(entity),
  ).map(({ text, column, field }) => [text, column ?? field?.field_id]);

describe("a mapping", () => {
  test("of a lead needs its title, of a deal its title and its stage", () => {
    expect(problems("lead", "deal_name", null)).toEqual([]);
    expect(problems("lead", "email")).toEqual([[importTexts.notMapped, "deal_name"]]);
    expect(problems("deal", "deal_name", "stage")).toEqual([]);
    expect(problems("deal", "deal_name")).toEqual([[importTexts.notMapped, "stage"]]);
  });

  test("needs the column that finds records to update, and an id column never creates any", () => {
    const inMode = (match: ImportMatch, ...names: string[]) =>
      mappingProblems(
        names.map((name) => fieldOf(name, "lead")),
        fieldsOf("lead"),
        match,
      ).map(({ text }) => text);
    expect(inMode({ mode: "update", by: "email" }, "email", "contract_amount")).toEqual([]);
    expect(inMode({ mode: "upsert", by: "email" }, "email")).toEqual([importTexts.notMapped]);
    expect(inMode({ mode: "update", by: "id" }, "email")).toEqual([importTexts.needsKey]);
    expect(inMode({ mode: "update", by: "name" }, "name")).toEqual([importTexts.needsKey]);
    expect(problems("lead", "deal_name", "id")).toEqual([[importTexts.idUpdates, 1]]);
  });

  test("lists the own fields of contacts and companies first", () => {
    expect(fieldsOf("company").every(({ part }) => part === "lead")).toBe(true);
    const company = fieldsOf("contact").filter(({ entity }) => entity === "company");
    expect(new Set(company.map(({ part }) => part))).toEqual(new Set(["company"]));
  });

  test("has no field twice, and no name both whole and in parts", () => {
    expect(problems("lead", "deal_name", "email", "email")).toEqual([[importTexts.mappedTwice, 2]]);
    expect(problems("lead", "deal_name", "first_name", "name")).toEqual([[importTexts.twoNames, 1]]);
  });

  test("names the companies and contacts whose fields it has", () => {
    expect(problems("lead", "deal_name", "company:address")).toEqual([[importTexts.needsCompanyName, "name"]]);
    expect(problems("lead", "deal_name", "contact:email")).toEqual([[importTexts.needsContactName, "name"]]);
    expect(problems("lead", "deal_name", "contact:email", "contact:first_name")).toEqual([]);
  });

  test("can't refer to a company both by its id and its name", () => {
    expect(problems("lead", "deal_name", "company", "company:name")).toEqual([[importTexts.twoReferences, 1]]);
  });

  test("finds a required company or contact by its id or by its own columns", () => {
    const fields = fieldsOf("lead").map((field) => ({
      ...field,
      required: field.required || field.id === "lead:company" || field.id === "lead:contact",
    }));
    const missing = (...names: string[]) =>
      mappingProblems(
        names.map((name) => fieldOf(name, "lead")),
        fields,
      ).map(({ text, field }) => [text, field?.id]);
    expect(missing("deal_name")).toEqual([
      [importTexts.notMapped, "lead:company"],
      [importTexts.notMapped, "lead:contact"],
    ]);
    expect(missing("deal_name", "company", "contact")).toEqual([]);
    expect(missing("deal_name", "company:name", "contact:first_name")).toEqual([]);
    expect(missing("deal_name", "company:address", "contact")).toEqual([
      [importTexts.needsCompanyName, "company:name"],
    ]);
  });

  test("needs a required custom field, unless it has a default value", () => {
    const [code, ...others] = SETS.lead.custom;
    if (!code) throw new Error("No field.");
    const sets = { ...SETS, lead: { ...SETS.lead, custom: [{ ...code, required: true }, ...others] } };
    const withDefault = { ...sets, lead: { ...sets.lead, custom: [{ ...code, required: true, default_value: "?" }] } };
    const title = [fieldOf("deal_name", "lead")];
    expect(mappingProblems(title, importFields("lead", sets, { pipeline: null, locale: "en" }))).toMatchObject([
      { field: { label: "textarea" } },
    ]);
    expect(mappingProblems(title, importFields("lead", withDefault, { pipeline: null, locale: "en" }))).toEqual([]);
  });

  test("does not need a field of leads that the team requires of deals only", () => {
    const standard = ["close_date", "name", "email"].map((field_id) => ({
      ...{ kind: "lead" as const, field_id, required: true, version: 1 },
    }));
    const sets = { ...SETS, lead: { ...SETS.lead, standard } };
    const missing = (entity: "lead" | "deal") =>
      mappingProblems(
        [fieldOf("deal_name", entity)],
        importFields(entity, sets, { pipeline: entity === "deal" ? PIPELINE : null, locale: "ko" }),
      ).map(({ field }) => field?.field_id);
    expect(missing("lead")).toEqual(["email"]);
    expect(missing("deal")).toEqual(expect.arrayContaining(["close_date", "name", "email"]));
  });
});

describe("field ids", () => {
  test("are prefixed since 20250905, with those of companies and contacts", () => {
    const ids = fieldsOfVersion(fieldsOf("lead"), "lead", "20250905").map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["lead:deal_name", "company:name", "contact:first_name"]));
    expect(ids).not.toContain("lead:stage");
    expect(ids).not.toContain("lead:created_at");
    expect(ids).not.toContain("contact:company");
  });

  test("were plain before", () => {
    const ids = fieldsOfVersion(fieldsOf("deal"), "deal", undefined).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["deal_name", "stage", "email"]));
    expect(ids.filter((id) => id.includes(":"))).toEqual([]);
  });
});

describe("the suggested mapping", () => {
  const suggest = (headers: Record<string, string[]>, remembered = {}) =>
    suggestMapping(
      Object.entries(headers).map(([header, samples]) => ({ header, samples })),
      fieldsOf("deal"),
      remembered,
      LOOKUPS,
    );

  test("finds fields by the columns' names in both languages", () => {
    expect(
      suggest({
        제목: ["상담"],
        "단계*": ["제안"],
        "E-mail": ["a@b.kr"],
        회사명: ["두레"],
        "계약 금액": ["1,000"],
        비고: ["?"],
      }),
    ).toEqual(["deal:deal_name", "deal:stage", "deal:email", "company:name", "deal:contract_amount", null]);
    expect(suggest({ "Deal name": [], "Contact > Email": [], Owner: [], "Close Date": [] })).toEqual([
      "deal:deal_name",
      "contact:email",
      "deal:assignee",
      "deal:close_date",
    ]);
  });

  test("decides by the cells when a name has two meanings", () => {
    expect(suggest({ 담당자: ["mina@example.com"], 회사: ["Acme"] })).toEqual(["deal:assignee", "company:name"]);
    expect(suggest({ 담당자: ["김미나"] })).toEqual(["deal:assignee"]);
    expect(suggest({ 담당자: ["박모름"] })).toEqual([null]);
    expect(suggest({ 연락처: ["010-1234-5678"] })).toEqual(["deal:phone_number"]);
    expect(suggest({ "회사 ID": ["c1"] })).toEqual(["deal:company"]);
  });

  test("maps a column beside last names to first names", () => {
    const contacts = (...headers: string[]) =>
      suggestMapping(
        headers.map((header) => ({ header, samples: [] })),
        fieldsOf("contact"),
        {},
        LOOKUPS,
      );
    expect(contacts("이름", "성")).toEqual(["contact:first_name", "contact:last_name"]);
    expect(contacts("이름")).toEqual(["contact:name"]);
    expect(contacts("First name", "Last name")).toEqual(["contact:first_name", "contact:last_name"]);
  });

  test("maps a column to the select of the same name, even if its options are new", () => {
    expect(suggest({ Select: ["대구", "광주"] })).toEqual([fieldOf("select", "deal").id]);
  });

  test("uses each field once, and earlier choices first", () => {
    expect(suggest({ 이메일: [], email: [] })).toEqual(["deal:email", "contact:email"]);
    expect(suggest({ 이메일: [], 비고: [], 제목: [] }, { 이메일: "contact:email", 비고: "deal:deal_name" })).toEqual([
      "contact:email",
      "deal:deal_name",
      null,
    ]);
    expect(suggest({ 제목: [] }, { 제목: null })).toEqual([null]);
    expect(suggest({ 제목: [] }, { 제목: "deal:gone" })).toEqual(["deal:deal_name"]);
  });
});
