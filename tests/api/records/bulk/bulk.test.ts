import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../../../support/suite/call";
import { eventsOf, stored } from "../../../support/suite/stored";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { unique } from "../fixture";

let tenant: Tenant;
let member: Member;

beforeAll(async () => {
  tenant = await createTenant();
  member = await tenant.member("member");
});

const newLead = () => member.client.records.createLead({ body: { deal_name: unique("리드") } });
const patch = (
  id: string,
  standard_fields: Record<string, unknown>,
  custom_fields: { id: string; value: unknown }[] = [],
) => ({
  id,
  method: "PATCH" as const,
  property: { standard_fields, custom_fields },
});
const bulk = (
  body: Parameters<Member["client"]["records"]["bulkRecords"]>[0]["body"],
  entityId: "lead" | "company" = "lead",
) => member.client.records.bulkRecords({ params: { entityId }, body });
const record = async (id: string) => (await stored(tenant.teamId, "records")).find((one) => one.id === id);

describe("a list of items", () => {
  test("is changed and deleted in one call, with a result for each item", async () => {
    const [one, two] = [await newLead(), await newLead()];
    const results = await bulk([patch(one.id, { email: "a@b.kr" }), { id: two.id, method: "DELETE" }]);
    const data = { updated_by: member.uid, updated_at: expect.any(String) };
    expect(results).toEqual([one, two].map(({ id }) => ({ id, result: { status: "SUCCESS", message: null, data } })));
    expect(await record(one.id)).toMatchObject({ email: "a@b.kr", updated_by: member.uid });
    expect(await record(two.id)).toBeUndefined();
    expect(await eventsOf(tenant.teamId, "lead.deleted")).toHaveLength(1);
  });

  test("continues after an invalid item", async () => {
    const [one, two, three] = [await newLead(), await newLead(), await newLead()];
    const results = await bulk([
      patch(one.id, { email: "no address" }),
      patch("nowhere", { email: "a@b.kr" }),
      patch(two.id, { assignee: "nobody" }),
      patch(three.id, { email: "c@b.kr" }),
    ]);
    expect(results.map(({ result }) => [result.status, result.message])).toEqual([
      ["ERROR", "Please enter a valid email address"],
      ["ERROR", "The record has been deleted or does not exist."],
      ["ERROR", "The chosen assignee is not an active member of this team."],
      ["SUCCESS", null],
    ]);
    expect([await record(one.id), await record(three.id)]).toMatchObject([{ email: "" }, { email: "c@b.kr" }]);
  });

  test("gives a company's name to the first item, as soon as another one gives it up", async () => {
    const name = unique("회사");
    const companies = await Promise.all(
      ["가", "나", "다"].map((mark) => member.client.records.createCompany({ body: { name: `${name} ${mark}` } })),
    );
    const [a = "", b = "", c = ""] = companies.map(({ id }) => id);
    expect(
      (
        await bulk(
          [patch(a, { name: `${name} 라` }), patch(b, { name: `${name} 가` }), patch(c, { name: `${name} 라` })],
          "company",
        )
      ).map(({ result }) => result.status),
    ).toEqual(["SUCCESS", "SUCCESS", "ERROR"]);
    // A unique value of the refused record stays taken.
    expect(
      (await bulk([patch(a, { name: `${name} 가` }), patch(b, { name: `${name} 다` })], "company")).map(
        ({ result }) => result.status,
      ),
    ).toEqual(["ERROR", "ERROR"]);
    expect(await record(b)).toMatchObject({ name: `${name} 가` });
  });

  test("is executed once if it is repeated with its key", async () => {
    const { id } = await newLead();
    const key = { "idempotency-key": randomUUID() };
    const send = () => call(member.idToken, "POST", "/sales-entity/deal/bulk", [{ id, method: "DELETE" }], key);
    const first = await send();
    expect(first.body).toMatchObject([{ id, result: { status: "SUCCESS" } }]);
    expect((await send()).body).toEqual(first.body);
  });

  test.each([
    ["nothing", []],
    ["more than two hundred", Array.from({ length: 201 }, (_, index) => ({ id: `r${index}`, method: "DELETE" }))],
    ["a record twice", ["a", "a"].map((id) => ({ id, method: "DELETE" }))],
  ])("refuses %s", async (_, body) => {
    expect(await call(member.idToken, "POST", "/sales-entity/lead/bulk", body)).toMatchObject({ status: 400 });
  });

  test("can't contain another team's records", async () => {
    const { id } = await newLead();
    const stranger = await (await createTenant()).member("admin");
    const { body } = await call(stranger.idToken, "POST", "/sales-entity/lead/bulk", [{ id, method: "DELETE" }]);
    expect(body).toMatchObject([{ id, result: { status: "ERROR" } }]);
    expect(await record(id)).toBeDefined();
  });
});
