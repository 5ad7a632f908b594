import { NAME_FIELDS } from "@dure/domain/records/field/built-in-fields";
import { ENTITIES } from "@dure/domain/records/record/entity";
import { beforeAll, expect, test } from "vitest";
import { createTenant, type Member } from "../../../support/teams/tenant";
import { unique } from "../fixture";

// A path such as /sales-entity/deal/fields could match another route too: see tests/structure/routes.test.ts.

let admin: Member;

beforeAll(async () => {
  admin = await (await createTenant()).member("admin");
});

test.each(ENTITIES)("%s: a field can be created", async (entityId) => {
  const body = { label: unique("규모"), type: "text" } as const;
  const made = await admin.client.records.createField({ params: { entityId }, query: {}, body });
  expect(made).toMatchObject({ label: body.label, category: "custom" });
});

test.each([
  ["lead", NAME_FIELDS.lead],
  ["company", NAME_FIELDS.company],
  ["contact", NAME_FIELDS.contact],
] as const)("%s: the name field can get a caption", async (entityId, fieldId) => {
  const changed = await admin.client.records.changeFieldDefinition({
    params: { entityId, fieldId },
    query: {},
    body: { transaction: { change: { from: 0, to: 1 } }, field: { caption: "부르는 이름" } },
  });
  expect(changed).toMatchObject({ id: fieldId, caption: "부르는 이름" });
});
