import { beforeAll, expect, test } from "vitest";
import { standIn } from "../../support/suite/stand-in";
import { suite } from "../../support/suite/suite";
import { createTenant, type Member } from "../../support/teams/tenant";
import { finished, resultsOf } from "../records/bulk/task-fixture";

let member: Member;
beforeAll(async () => {
  member = await (await createTenant()).member();
});

const aCompany = (name: string, more: object = {}) => member.client.records.createCompany({ body: { name, ...more } });
const read = async (id: string) =>
  (await member.client.records.getRecord({ params: { entityId: "company", recordId: id } })).record;
const enrich = async (ids: string[]) => {
  const body = { action: "enrich" as const, target: { ids } };
  const { id } = await member.client.records.startBulkTask({ params: { entityId: "company" }, body });
  return finished(member.client, id);
};

test("selected companies are linked by name, and the other results have a reason", async () => {
  const [plain, whole, known, unknown] = [
    await aCompany("가온전자서비스"),
    await aCompany("(주)가온전자네트웍스", { address: "부산" }),
    await aCompany("라온건설", { nice_id: "1101110000001" }),
    await aCompany("아무도모르는회사"),
  ];
  const task = await enrich([plain.id, whole.id, known.id, unknown.id]);
  expect(task).toMatchObject({ type: "bulk-enrich", state: "done", total: 4, succeeded: 3, failed: 1 });
  expect(await read(plain.id)).toMatchObject({
    name: "가온전자서비스",
    nice_id: expect.stringMatching(/^\d{13}$/),
    address: expect.stringContaining("로"),
  });
  expect(await read(whole.id)).toMatchObject({ nice_id: expect.stringMatching(/^\d{13}$/), address: "부산" });
  expect((await read(known.id)).nice_id).toBe("1101110000001");
  const [failed] = await resultsOf(member.client, task.id, "ERROR");
  expect(failed).toMatchObject({ id: unknown.id, result: { message: expect.stringContaining("registry") } });
  const again = await enrich([plain.id, whole.id]);
  expect(again).toMatchObject({ succeeded: 2, failed: 0 });
});

test("a failure of the registry is the item's result, and changes nothing", async () => {
  const { id } = await aCompany("마루호텔네트웍스");
  await standIn(suite.dataGoKrUrl).addFault({
    path: "/1160100/service/GetCorpBasicInfoService_V2/getCorpOutline_V2",
    contains: encodeURIComponent("마루호텔네트웍스"),
    status: 500,
    times: 5,
  });
  expect(await enrich([id])).toMatchObject({ state: "done", failed: 1 });
  expect((await read(id)).nice_id).toBeNull();
});

test("leads can't be linked", async () => {
  const lead = await member.client.records.createLead({ body: { deal_name: "리드" } });
  const body = { action: "enrich" as const, target: { ids: [lead.id] } };
  await expect(member.client.records.startBulkTask({ params: { entityId: "lead" }, body })).rejects.toMatchObject({
    code: "NOT_ACCEPTABLE",
  });
});
