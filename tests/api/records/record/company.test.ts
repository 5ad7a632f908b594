import { beforeAll, expect, test } from "vitest";
import { call } from "../../../support/suite/call";
import { stored } from "../../../support/suite/stored";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { unique } from "../fixture";

let tenant: Tenant;
let member: Member;

beforeAll(async () => {
  tenant = await createTenant();
  member = await tenant.member("member");
});

const create = (name: string) => member.client.records.createCompany({ body: { name } });
const rename = (id: string, value: string) =>
  call(member.idToken, "PUT", `/sales-entity/company/records/${id}/fields/name`, { value });

test("ten concurrent requests with one name create one company", async () => {
  const name = unique("하나");
  const made = await Promise.allSettled(Array.from({ length: 10 }, () => create(name)));
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const one of made)
    if (one.status === "rejected")
      expect(one.reason).toMatchObject({ status: 409, message: "This value already exists" });
  expect((await stored(tenant.teamId, "records")).filter((record) => record.name === name)).toHaveLength(1);
});

test("names that differ in case, spaces or Unicode form are the same", async () => {
  const name = unique("Café 두레");
  await create(name);
  for (const same of [name.toUpperCase(), name.normalize("NFD"), `  ${name.replace(" ", "   ")} `])
    await expect(create(same)).rejects.toMatchObject({ status: 409 });
});

test("a rename takes the new name and frees the old one", async () => {
  const [old, taken, next] = [unique("옛이름"), unique("있는이름"), unique("새이름")];
  const company = await create(old);
  await create(taken);
  expect(await rename(company.id, taken)).toMatchObject({ status: 409 });
  expect(await rename(company.id, next)).toMatchObject({ status: 200, body: { name: next, label: next } });
  await create(old);
  await expect(create(next)).rejects.toMatchObject({ status: 409 });
  // Only the case changes, so the company keeps the unique name.
  expect(await rename(company.id, next.toUpperCase())).toMatchObject({ status: 200 });
  await expect(create(next)).rejects.toMatchObject({ status: 409 });
});

test("a deletion frees the name", async () => {
  const name = unique("지움");
  const company = await create(name);
  await member.client.records.deleteRecord({ params: { entityId: "company", recordId: company.id } });
  expect((await create(name)).id).not.toBe(company.id);
});

test("another team can use the same name, and a name can have any printable characters", async () => {
  const name = `${unique("A/B.C")}#%?`;
  await create(name);
  const other = await (await createTenant()).member("member");
  expect((await other.client.records.createCompany({ body: { name } })).name).toBe(name);
  await create("긴".repeat(1000));
});
