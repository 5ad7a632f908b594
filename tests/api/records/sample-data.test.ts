import { expect, test } from "vitest";
import { createTenant } from "../../support/teams/tenant";

test("sample data is created once, and removed with one call", async () => {
  const tenant = await createTenant();
  const admin = await tenant.member("admin");
  const member = await tenant.member("member");
  const total = async (entityId: "lead" | "deal" | "company" | "contact") =>
    (await admin.client.records.filterRecords({ params: { entityId }, query: {}, body: {} })).total;
  const totals = () => Promise.all([total("lead"), total("deal"), total("company"), total("contact")]);
  const own = await admin.client.records.createLead({ body: { deal_name: "우리 리드" } });

  await expect(member.client.records.createSampleData({})).rejects.toMatchObject({ status: 403 });
  const answers = await Promise.all([1, 2].map(() => admin.client.records.createSampleData({})));
  expect(new Set(answers.map(({ created_at }) => created_at)).size).toBe(1);
  expect(await totals()).toEqual([5, 5, 4, 4]);
  expect(await admin.client.records.getSampleData({})).toMatchObject({ exists: true });

  const [deleted] = (await admin.client.records.filterRecords({ params: { entityId: "company" }, query: {}, body: {} }))
    .data;
  await admin.client.records.deleteRecord({ params: { entityId: "company", recordId: deleted?.id ?? "" } });
  expect(await admin.client.records.removeSampleData({})).toEqual({ removed: 16 });
  expect(await admin.client.records.removeSampleData({})).toEqual({ removed: 0 });
  expect(await totals()).toEqual([1, 0, 0, 0]);
  const params = { entityId: "lead" as const, recordId: own.id };
  expect((await admin.client.records.getRecord({ params })).record.label).toBe("우리 리드");
});
