import { beforeAll, expect, test } from "vitest";
import { createTenant, type Member } from "../../support/teams/tenant";

let creator: Member;
beforeAll(async () => {
  creator = await (await createTenant()).member("member");
});

const entityId = "lead" as const;
const settingOver = (value: number) => ({
  columnsSetting: [{ id: "deal_name", size: 260 }],
  filter: {
    operator: "AND" as const,
    conditions: [{ identifier: "contract_amount", condition: "gt" as const, value }],
  },
});

test("a change based on an older version of a view is refused", async () => {
  const { id, updated_at } = await creator.client.records.createView({
    ...{ params: { entityId }, query: {} },
    body: { title: "두 탭에서", view_collection_setting: settingOver(100) },
  });
  const params = { entityId, id };
  const changeIn = (based_on: string, body: object) =>
    creator.client.records.changeView({ params, query: { based_on }, body });
  const newer = await changeIn(updated_at, { view_collection_setting: settingOver(200) });
  await expect(changeIn(updated_at, { view_collection_setting: settingOver(100) })).rejects.toMatchObject({
    code: "CONFLICT",
  });
  expect(await changeIn(newer.updated_at, { title: "합친 보기" })).toMatchObject({
    title: "합친 보기",
    view_collection_setting: { filter: settingOver(200).filter },
  });
});
