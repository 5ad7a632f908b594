import { beforeAll, describe, expect, test } from "vitest";
import { awayFromMidnight } from "../../../support/suite/away-from-midnight";
import { call } from "../../../support/suite/call";
import { createTenant, type Member } from "../../../support/teams/tenant";
import { firstPipeline, unique } from "../fixture";

type Body = Parameters<Member["client"]["records"]["filterRecords"]>[0]["body"];
type Entity = Parameters<Member["client"]["records"]["filterRecords"]>[0]["params"]["entityId"];

let member: Member;

awayFromMidnight("Asia/Seoul");

const make = (deal_name: string, body: object = {}) =>
  member.client.records.createLead({ body: { deal_name, ...body } });

const list = (body: Body = {}, query: { page_count?: number; cursor?: string } = {}, entityId: Entity = "lead") =>
  member.client.records.filterRecords({ params: { entityId }, query, body });

const names = async (body: Body, entityId: Entity = "lead") =>
  (await list(body, {}, entityId)).data.map(({ label }) => label);

const where = (identifier: string, condition: string, value?: unknown): Body =>
  ({ filters: { operator: "AND", conditions: [{ identifier, condition, value }] } }) as Body;

describe("one team's records", () => {
  beforeAll(async () => {
    member = await (await createTenant()).member("member", { display_name: "가나다" });
    const { client } = member;
    const company = await client.records.createCompany({ body: { name: "한울 100% Tech" } });
    const contact = await client.records.createContact({
      body: { name: { first_name: "가람", last_name: "윤" }, email: "Garam@Example.com", company: { id: company.id } },
    });
    await make("두레 상담", { company: { id: company.id }, contract_amount: 100, close_date: "2026-12-01" });
    await make("Acme pilot", { email: "BUYER@acme.example", contract_amount: 300, assignee: member.uid });
    await make("a_b 견적", { contact: { id: contact.id }, contract_amount: 200, close_date: "2026-12-31" });
    const { id, stageId } = await firstPipeline(client);
    for (const [place, deal_name] of [
      [4, "성공한 거래"],
      [1, "접촉한 거래"],
    ] as const)
      await client.records.createDeal({ params: { recordTypeId: id }, body: { deal_name, stage_id: stageId(place) } });
  });

  test("lists leads, deals, both, companies and contacts, newest first with a total", async () => {
    expect(await names({})).toEqual(["a_b 견적", "Acme pilot", "두레 상담"]);
    expect(await names({}, "deal")).toEqual(["접촉한 거래", "성공한 거래"]);
    expect(await list({}, {}, "lead-deal-combined")).toMatchObject({ total: 5, is_last: true, cursor: null });
    expect(await names({}, "company")).toEqual(["한울 100% Tech"]);
    expect(await list({}, {}, "contact")).toMatchObject({
      data: [{ label: "윤가람", company: { label: "한울 100% Tech" } }],
    });
  });

  test("summarizes all matches, in total and by group", async () => {
    const sum = { identifier: "contract_amount", aggregation: "sum" as const };
    const summarize = (body: object) =>
      member.client.records.summarizeRecords({ params: { entityId: "lead" }, body: { numbers: [sum], ...body } });
    expect(await summarize({ group: { identifier: "assignee" } })).toEqual({
      ...{ records: 3, values: [600], is_too_many: false },
      groups: [
        { key: member.uid, label: "가나다", blank: false, records: 1, values: [300] },
        expect.objectContaining({ key: null, blank: true, records: 2, values: [300] }),
      ],
    });
    expect(
      await summarize({ ...where("contract_amount", "gt", 100), numbers: [sum, { ...sum, aggregation: "average" }] }),
    ).toEqual({ records: 2, values: [500, 250], is_too_many: false, groups: [] });
    expect((await summarize({ search: "상담" })).values).toEqual([100]);
    await expect(summarize({ numbers: [{ ...sum, identifier: "deal_name" }] })).rejects.toMatchObject({ status: 400 });
    await expect(summarize({ group: { identifier: "gone" } })).rejects.toMatchObject({ status: 400 });
  });

  test.each<[string, Body, string[]]>([
    ["infix in Korean", { search: "상담" }, ["두레 상담"]],
    ["decomposed Korean", { search: "상담".normalize("NFD") }, ["두레 상담"]],
    ["case", { search: "ACME" }, ["Acme pilot"]],
    ["the e-mail", { search: "buyer@" }, ["Acme pilot"]],
    ["the company", { search: "한울" }, ["두레 상담"]],
    ["each word", { search: "tech 두레" }, ["두레 상담"]],
    ["a percent sign", { search: "0%" }, ["두레 상담"]],
    ["an underscore", { search: "a_b" }, ["a_b 견적"]],
    ["SQL", { search: "' OR 1=1 --" }, []],
    ["nothing", { search: " " }, ["a_b 견적", "Acme pilot", "두레 상담"]],
  ])("search: %s", async (_, body, expected) => {
    expect(await names(body)).toEqual(expected);
  });

  test.each<[string, Body, string[]]>([
    ["amount > 100", where("contract_amount", "gt", 100), ["a_b 견적", "Acme pilot"]],
    ["amount between", where("contract_amount", "between", { start: 100, end: 200 }), ["a_b 견적", "두레 상담"]],
    ["company's name", where("company:name", "contains", "TECH"), ["두레 상담"]],
    ["not the company's name", where("company:name", "notContains", "TECH"), ["a_b 견적", "Acme pilot"]],
    ["contact's e-mail", where("contact:email", "is", "garam@example.com"), ["a_b 견적"]],
    ["no company", where("company", "isEmpty"), ["a_b 견적", "Acme pilot"]],
    ["close date in December's first half", where("close_date", "earlierThan", "2026-12-15"), ["두레 상담"]],
    ["no close date", where("close_date", "isEmpty"), ["Acme pilot"]],
    ["created today", where("created_at", "is", "TODAY"), ["a_b 견적", "Acme pilot", "두레 상담"]],
    ["created before today", where("created_at", "earlierThan", "TODAY"), []],
    ["at any time", where("created_at", "is", "ALL_TIME"), ["a_b 견적", "Acme pilot", "두레 상담"]],
    ["an empty group", { filters: { operator: "OR", conditions: [] } }, ["a_b 견적", "Acme pilot", "두레 상담"]],
    [
      "nested groups",
      {
        filters: {
          operator: "AND",
          conditions: [
            { identifier: "contract_amount", condition: "gtAndEqual", value: 200 },
            {
              operator: "OR",
              conditions: [
                { identifier: "email", condition: "endsWith", value: ".example" },
                { identifier: "deal_name", condition: "startsWith", value: "두" },
              ],
            },
          ],
        },
      },
      ["Acme pilot"],
    ],
  ])("filter: %s", async (_, body, expected) => {
    expect(await names(body)).toEqual(expected);
  });

  test("filter by stage, deal type, assignee and entity", async () => {
    const { id, stageId } = await firstPipeline(member.client);
    expect(await names(where("stage", "anyIn", [stageId(1), stageId(2)]), "deal")).toEqual(["접촉한 거래"]);
    expect(await names(where("deal_record_type", "is", id), "lead-deal-combined")).toHaveLength(2);
    expect(await names(where("deal_record_type", "isEmpty"), "lead-deal-combined")).toHaveLength(3);
    expect(await names(where("entity_type", "is", "deal"), "lead-deal-combined")).toHaveLength(2);
    expect(await names(where("assignee", "is", member.uid))).toEqual(["Acme pilot"]);
  });

  test.each<[string, Entity, Body, string[]]>([
    [
      "amount",
      "lead",
      { sorting: { identifier: "contract_amount", direction: "ASC" } },
      ["두레 상담", "a_b 견적", "Acme pilot"],
    ],
    [
      "name",
      "lead",
      { sorting: { identifier: "deal_name", direction: "DESC" } },
      ["두레 상담", "Acme pilot", "a_b 견적"],
    ],
    ["company, empty ones last", "lead", { sorting: { identifier: "company", direction: "DESC" } }, ["두레 상담"]],
    ["e-mail, empty ones last", "lead", { sorting: { identifier: "email", direction: "DESC" } }, ["Acme pilot"]],
    ["assignee, empty ones last", "lead", { sorting: { identifier: "assignee", direction: "ASC" } }, ["Acme pilot"]],
    ["stage", "deal", { sorting: { identifier: "stage", direction: "ASC" } }, ["접촉한 거래", "성공한 거래"]],
    [
      "stage, last first",
      "deal",
      { sorting: { identifier: "stage", direction: "DESC" } },
      ["성공한 거래", "접촉한 거래"],
    ],
  ])("sorted by %s", async (_, entityId, body, expected) => {
    expect((await names(body, entityId)).slice(0, expected.length)).toEqual(expected);
  });

  test.each([
    ["an unknown field", where("colour", "is", "red"), "colour"],
    ["a prototype's field", where("__proto__", "is", "red"), "__proto__"],
    ["an operator of another sort", where("contract_amount", "contains", "1"), "contract_amount"],
    ["a text where a number belongs", where("contract_amount", "gt", "1"), "contract_amount"],
    ["no calendar day", where("close_date", "is", "2026-02-30"), "close_date"],
    ["a missing value", where("deal_name", "contains"), "deal_name"],
    ["a field of an unrelated entity", where("form:title", "is", "x"), "form:title"],
    ["an unknown sort field", { sorting: { identifier: "colour", direction: "ASC" } }, "colour"],
  ])("refuses %s", async (_, body, identifier) => {
    expect(await call(member.idToken, "POST", "/sales-entity/lead/filter", body)).toMatchObject({
      status: 400,
      body: { message: "Filter error. Please check the filter conditions", details: [{ identifier }] },
    });
  });

  test("refuses invalid filters, with a Korean message", async () => {
    const ask = (body: unknown, path = "/sales-entity/lead/filter", headers = {}) =>
      call(member.idToken, "POST", path, body, headers);
    expect(await ask(where("entity_type", "isNot", "lead"))).toMatchObject({
      body: { message: "Invalid entity type" },
    });
    expect(await ask(where("colour", "is", "red"), undefined, { "accept-language": "ko" })).toMatchObject({
      body: { message: "필터에 오류가 있어요. 필터 조건을 확인해 주세요." },
    });
    expect(await ask({}, "/sales-entity/robot/filter")).toMatchObject({ status: 400 });
    expect(await ask({}, "/sales-entity/lead/filter?cursor=nonsense")).toMatchObject({ status: 400 });
    expect(await ask({}, "/sales-entity/lead/filter?page_count=0")).toMatchObject({ status: 400 });
    expect(
      await ask({ filters: { operator: "AND", conditions: [{ identifier: "x", condition: "like" }] } }),
    ).toMatchObject({
      status: 400,
    });
    const deep = Array.from({ length: 9 }).reduce<unknown>((inner) => ({ operator: "AND", conditions: [inner] }), {
      identifier: "email",
      condition: "isEmpty",
    });
    expect(await ask({ filters: deep })).toMatchObject({ status: 400 });
  });

  test("finds records by part of their name, except the excluded one", async () => {
    const find = (search: string, exclude?: string) =>
      member.client.records.quickSearch({
        params: { entityId: "lead" },
        query: { search, ...(exclude && { exclude }) },
      });
    const found = await find("견적");
    expect(found).toMatchObject({ data: [{ label: "a_b 견적" }], total: 1 });
    expect((await find("견적", found.data[0]?.id)).total).toBe(0);
  });

  test("is empty for another team", async () => {
    const stranger = await (await createTenant()).member("admin");
    const seen = await stranger.client.records.filterRecords({ params: { entityId: "lead" }, query: {}, body: {} });
    expect(seen).toEqual({ data: [], cursor: null, is_last: true, total: 0 });
    expect(await call("", "POST", "/sales-entity/lead/filter", {})).toMatchObject({ status: 401 });
  });
});

describe("changing records", () => {
  beforeAll(async () => {
    member = await (await createTenant()).member("member");
  });

  test("is immediately visible to the caller in lists", async () => {
    for (let round = 0; round < 5; round += 1) {
      const lead = await make(unique("Mine"));
      const params = { entityId: "lead", recordId: lead.id } as const;
      expect((await list({ search: lead.label })).total).toBe(1);
      const renamed = unique("Renamed");
      await member.client.records.updateFieldValue({
        params: { ...params, fieldId: "deal_name" },
        body: { value: renamed },
      });
      expect(await names({ search: renamed })).toEqual([renamed]);
      expect((await list({ search: lead.label })).total).toBe(0);
      await member.client.records.deleteRecord({ params });
      expect((await list({ search: renamed })).total).toBe(0);
    }
  });

  test("is visible despite many concurrent writes and reads", async () => {
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const lead = await make(unique("Crowd"));
        expect(await names({ search: lead.label })).toEqual([lead.label]);
      }),
    );
  });

  test("keeps pages consistent while rows change", async () => {
    const word = unique("Page").replace(" ", "-");
    const leads = [];
    for (let amount = 0; amount < 12; amount += 1)
      leads.push(await make(`${word} ${amount}`, amount % 4 === 3 ? {} : { contract_amount: amount % 5 }));
    const sorting = { identifier: "contract_amount", direction: "DESC" } as const;
    const seen: string[] = [];
    let cursor: string | null | undefined;
    let total = 12;
    do {
      const page = await list({ search: word, sorting }, { page_count: 5, ...(cursor && { cursor }) });
      expect(page.total).toBe(total);
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.cursor;
      // A new row before the cursor does not shift the next page.
      if (cursor) await make(`${word} new`, { contract_amount: 100 });
      if (cursor) total += 1;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect([...seen].sort()).toEqual(leads.map(({ id }) => id).sort());
  });

  test("shows a renamed company and a moved stage in lists", async () => {
    const company = await member.client.records.createCompany({ body: { name: unique("회사") } });
    const lead = await make(unique("Linked"), { company: { id: company.id } });
    const renamed = unique("새회사");
    await member.client.records.updateFieldValue({
      params: { entityId: "company", recordId: company.id, fieldId: "name" },
      body: { value: renamed },
    });
    const { id, stages, stageId } = await firstPipeline(member.client);
    await member.client.records.allocateLeads({
      params: { id },
      body: { stage_id: stageId(2), lead_ids: [lead.id] },
    });
    const { data } = await list({ search: renamed }, {}, "deal");
    expect(data).toMatchObject([{ id: lead.id, company: { label: renamed }, stage: stages[2] }]);
    await member.client.records.deleteRecord({ params: { entityId: "company", recordId: company.id } });
    expect((await list(where("company", "isEmpty"), {}, "deal")).data).toMatchObject([{ id: lead.id, company: null }]);
  });
});
