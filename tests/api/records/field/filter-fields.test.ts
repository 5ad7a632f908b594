import { beforeAll, expect, test } from "vitest";
import { createTenant, type Member } from "../../../support/teams/tenant";

let creator: Member;
let admin: Member;
beforeAll(async () => {
  const team = await createTenant();
  creator = await team.member("member");
  admin = await team.member("admin");
});

const fieldsOf = async (
  entityId: "lead" | "deal" | "contact" | "lead-deal-combined",
  recordTypeId: string = entityId,
) => (await creator.client.records.listFilterFields({ params: { entityId, recordTypeId }, query: {} })).data;
const ids = (fields: { identifier: string }[] | undefined) => (fields ?? []).map(({ identifier }) => identifier);

test("filter fields are grouped by entity, with custom fields and those of referenced records", async () => {
  const params = { entityId: "company" } as const;
  const field = await admin.client.records.createField({
    params,
    query: {},
    body: { label: "규모", type: "number" },
  });
  const fields = await fieldsOf("lead");
  expect(Object.keys(fields)).toEqual(["lead", "company", "contact"]);
  expect(ids(fields.lead)).toEqual(expect.arrayContaining(["deal_name", "company", "contact", "utm_source"]));
  expect(ids(fields.lead)).not.toContain("stage");
  expect(ids(fields.company)).toEqual(expect.arrayContaining(["company:name", `company:${field.id}`]));
  const number = fields.company?.find(({ identifier }) => identifier === `company:${field.id}`);
  expect(number).toMatchObject({
    id: field.id,
    label: "규모",
    type: "number",
    operators: expect.arrayContaining(["gt"]),
  });
  expect(ids((await fieldsOf("contact")).contact)).toEqual(expect.arrayContaining(["name", "phone"]));
});

test("filter fields of deals have all stages, or those of one deal type", async () => {
  const pipeline = await admin.client.records.createPipeline({
    body: { title: "다른 유형", statuses: [{ status: "IN_SALES", stages: [{ label: "하나" }] }] },
  });
  const stages = async (recordTypeId?: string) =>
    (await fieldsOf("deal", recordTypeId)).deal?.find(({ identifier }) => identifier === "stage")?.attributes
      ?.status_stages;
  expect(await stages()).toHaveLength(2);
  expect(await stages(pipeline.id)).toMatchObject([
    { record_type: { label: "다른 유형" }, stages: [{ label: "하나" }] },
  ]);
  await expect(fieldsOf("deal", "gone")).rejects.toMatchObject({ status: 404 });
  expect(ids((await fieldsOf("lead-deal-combined"))["lead-deal-combined"])).toContain("entity_type");
});

test("the list accepts every operator of a filter field", async () => {
  for (const field of Object.values(await fieldsOf("deal")).flat())
    for (const condition of ["isEmpty", "isNotEmpty"] as const) {
      const conditions = [{ identifier: field.identifier, condition }];
      const ask = creator.client.records.filterRecords({
        params: { entityId: "deal" },
        query: { page_count: 1 },
        body: {
          filters: { operator: "AND", conditions },
          // Lists can't be sorted by some fields, such as visits to the team's websites.
          ...(field.sortable && { sorting: { identifier: field.identifier, direction: "ASC" as const } }),
        },
      });
      await expect(ask, `${field.identifier} ${condition}`).resolves.toMatchObject({ is_last: true });
    }
});
