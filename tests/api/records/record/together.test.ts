import { beforeAll, expect, test } from "vitest";
import { eventsOf } from "../../../support/suite/stored";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { unique } from "../fixture";

let team: Tenant;
let people: [Member, Member];

beforeAll(async () => {
  team = await createTenant();
  people = [await team.member("admin"), await team.member("member")];
});

const update = (person: Member, recordId: string, fieldId: string, value: unknown) =>
  person.client.records.updateFieldValue({ params: { entityId: "lead", recordId, fieldId }, body: { value } });

test("concurrent edits of different fields of a record are both kept", async () => {
  const [first, second] = people;
  const round = async () => {
    const { id } = await first.client.records.createLead({ body: { deal_name: unique("함께") } });
    await Promise.all([
      update(first, id, "email", "first@customer.example"),
      update(second, id, "contract_amount", 1_000_000),
    ]);
    const { record } = await first.client.records.getRecord({ params: { entityId: "lead", recordId: id } });
    expect(record).toMatchObject({ email: "first@customer.example", contract_amount: 1_000_000 });
  };
  await Promise.all([round(), round(), round()]);
});

test("the last of two values for one field wins, and both are logged", async () => {
  const { id } = await people[0].client.records.createLead({ body: { deal_name: unique("함께") } });
  await Promise.all(people.map((person, index) => update(person, id, "incoming_source", `출처 ${index}`)));
  const { record } = await people[0].client.records.getRecord({ params: { entityId: "lead", recordId: id } });
  const changes = (await eventsOf(team.teamId, "lead.changed")) as { before: Lead; after: Lead }[];
  const own = changes.filter(({ after }) => after.id === id);
  expect(own).toHaveLength(2);
  // Each event contains the previous value: empty in one, the first update's value in the other.
  const [begun] = own.filter(({ before }) => before.incoming_source === "");
  const [ended] = own.filter((change) => change !== begun);
  expect(ended?.before.incoming_source).toBe(begun?.after.incoming_source);
  expect(record.incoming_source).toBe(ended?.after.incoming_source);
});

test("a value that a colleague has changed since isn't overwritten unseen", async () => {
  const [first, second] = people;
  const { id } = await first.client.records.createLead({
    body: { deal_name: unique("함께"), email: "old@customer.example" },
  });
  const change = (person: Member, value: string, before: unknown) =>
    person.client.records.updateFieldValue({
      params: { entityId: "lead", recordId: id, fieldId: "email" },
      body: { value, before },
    });
  await change(second, "theirs@customer.example", "old@customer.example");
  await expect(change(first, "mine@customer.example", "old@customer.example")).rejects.toMatchObject({
    status: 409,
    code: "CONFLICT",
    details: { reason: "value.changed", current: "theirs@customer.example" },
  });
  // A retry of the same change, after its answer was lost, is no conflict.
  await change(second, "theirs@customer.example", "old@customer.example");
  expect(await change(first, "mine@customer.example", "theirs@customer.example")).toMatchObject({
    email: "mine@customer.example",
  });
});

test("a company that a colleague has linked since isn't replaced unseen", async () => {
  const [first, second] = people;
  const { id } = await first.client.records.createLead({ body: { deal_name: unique("함께") } });
  const companies = await Promise.all(
    [1, 2].map(() => first.client.records.createCompany({ body: { name: unique("회사") } })),
  );
  const link = (person: Member, index: number, before: unknown) =>
    person.client.records.setReference({
      params: { entityId: "lead", recordId: id, refEntityId: "company" },
      body: { value: { id: companies[index]?.id ?? "" }, before },
    });
  await link(second, 0, null);
  await expect(link(first, 1, null)).rejects.toMatchObject({
    status: 409,
    details: { current: { id: companies[0]?.id, label: companies[0]?.label } },
  });
});

type Lead = { id: string; incoming_source: string };

test("of 20 concurrent requests for one company name one succeeds", async () => {
  const name = unique("같은 회사");
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      (people[index % 2] ?? people[0]).client.records.createCompany({ body: { name } }),
    ),
  );
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const answer of answers)
    if (answer.status === "rejected") expect(answer.reason).toMatchObject({ status: 409, code: "CONFLICT" });
  const { total } = await people[0].client.records.filterRecords({
    params: { entityId: "company" },
    query: {},
    body: { search: name },
  });
  expect(total).toBe(1);
});
