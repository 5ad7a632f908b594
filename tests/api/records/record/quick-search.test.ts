import { beforeAll, expect, test } from "vitest";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";

let tenant: Tenant;
let member: Member;

beforeAll(async () => {
  tenant = await createTenant();
  member = await tenant.member("member");
  const { client } = member;
  const company = await client.records.createCompany({ body: { name: "김민 상사", nice_id: "n1" } });
  await client.records.createContact({
    body: { name: { first_name: "민준", last_name: "김" }, email: "kim@example.com", company: { id: company.id } },
  });
  for (const deal_name of ["김민준", "김민준 도입", "두레 김민준", "가문장 상담", "나무"])
    await client.records.createLead({ body: { deal_name } });
});

const search = (words: string, entityId: "lead" | "company" | "contact" | "deal" = "lead", cursor?: string) =>
  member.client.records.quickSearch({ params: { entityId }, query: { search: words, ...(cursor && { cursor }) } });
const names = async (words: string) => (await search(words)).data.map(({ deal_name }) => deal_name);

test.each([
  ["the whole before its beginning before a part", "김민준", ["김민준", "김민준 도입", "두레 김민준"]],
  ["of equal closeness the last changed first", "민준", ["두레 김민준", "김민준 도입", "김민준"]],
  ["initial consonants", "ㄱㅁㅈ", ["가문장 상담", "두레 김민준", "김민준 도입", "김민준"]],
  ["consonants and syllables", "ㄷ레", ["두레 김민준"]],
  ["each word in its way", "ㄷㄹ 민준", ["두레 김민준"]],
  ["nothing", "없음", []],
])("finds %s", async (_, words, expected) => {
  expect(await names(words)).toEqual(expected);
});

test("searches every field: numbers in any format, websites and custom fields", async () => {
  const { records } = member.client;
  const admin = await tenant.member("admin");
  const { id } = await admin.client.records.createField({
    params: { entityId: "lead" },
    query: {},
    body: { label: "계약 번호", type: "text" },
  });
  const phone_number = { dial_code: "+82", value: "10-2345-6789" };
  await records.createLead({ body: { deal_name: "전화", phone_number, custom_field: { [id]: "Contract-77" } } });
  await records.createCompany({ body: { name: "창고", url: "https://warehouse.example.com" } });
  for (const words of ["01023456789", "010-2345", "+82 10 2345 6789", "6789", "contract-77"])
    expect(await names(words)).toEqual(["전화"]);
  expect((await search("warehouse.example", "company")).data).toMatchObject([{ name: "창고" }]);
});

test("returns for each entity what its results show", async () => {
  expect((await search("김민", "company")).data).toMatchObject([{ name: "김민 상사", is_nice: true, address: "" }]);
  expect((await search("김민준", "contact")).data).toMatchObject([
    {
      name: { first_name: "민준", last_name: "김" },
      company_name: "김민 상사",
      email: "kim@example.com",
      is_nice: false,
    },
  ]);
  const [pipeline] = (await member.client.records.listPipelines({})).data;
  const stage = pipeline?.statuses[0]?.stages[0];
  await member.client.records.createDeal({
    params: { recordTypeId: pipeline?.id ?? "" },
    body: { deal_name: "거래", stage_id: stage?.id ?? "" },
  });
  expect((await search("거래", "deal")).data).toMatchObject([
    { record_type: { id: pipeline?.id, name: pipeline?.title } },
  ]);
  expect((await search("나무")).data).toMatchObject([{ record_type: { id: "lead", name: "Lead" } }]);
  expect((await search("거래", "deal")).data).toMatchObject([
    { statusStage: { status: pipeline?.statuses[0]?.status, stage: { id: stage?.id, label: stage?.label } } },
  ]);
});

test("returns twenty results, and the rest by a cursor", async () => {
  for (let index = 0; index < 23; index += 1)
    await member.client.records.createLead({ body: { deal_name: index % 2 === 0 ? `쪽 ${index}` : `두 쪽 ${index}` } });
  const first = await search("쪽");
  const second = await search("쪽", "lead", first.cursor ?? undefined);
  expect([first.data.length, second.data.length, first.total, second.is_last]).toEqual([20, 3, 23, true]);
  const found = [...first.data, ...second.data].map(({ deal_name }) => deal_name);
  expect(new Set(found).size).toBe(23);
  expect(found.slice(0, 12).every((name) => name.startsWith("쪽"))).toBe(true);
});
