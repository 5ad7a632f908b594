import { beforeAll, expect, test } from "vitest";
import { createTenant, type Member } from "../../../support/teams/tenant";
import { unique } from "../fixture";
import { importLeads, listAll, table, validate, wrongCells } from "./import-fixture";

let member: Member;
beforeAll(async () => {
  member = await (await createTenant()).member();
});

const COLUMNS = ["lead:deal_name", "company:name", "company:nice_id"];

test("a column of corporation numbers links new companies to the registry", async () => {
  const known = await member.client.records.createCompany({
    body: { name: unique("있는 회사"), nice_id: "9901110000001" },
  });
  const name = unique("새 회사");
  const body = table(COLUMNS, ["하나", name, ""], ["둘", name, "110111-1234567"], ["셋", known.label, "1101111111111"]);
  const { data } = await validate(member, body);
  expect(data["company:name"]?.map((cell) => cell?.nice_id)).toEqual([
    ...["1101111234567", "1101111234567", "9901110000001"],
  ]);
  expect(data["company:nice_id"]?.[1]).toMatchObject({ value: "1101111234567" });
  expect((await importLeads(member, body)).task).toMatchObject({ state: "done", succeeded: 3 });
  const companies = await listAll(member, "company");
  expect(companies.find(({ label }) => label === name)).toMatchObject({ name, nice_id: "1101111234567" });
  expect(companies.find(({ id }) => id === known.id)?.nice_id).toBe("9901110000001");
});

test("an invalid corporation number is an error of its cell", async () => {
  const wrong = await wrongCells(member, table(COLUMNS, ["하나", unique("새 회사"), "123-45-67890"]));
  expect(JSON.stringify(wrong)).toContain("not_corporation_number");
});
