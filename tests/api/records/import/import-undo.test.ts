import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { call } from "../../../support/suite/call";
import { stored } from "../../../support/suite/stored";
import { until } from "../../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { unique } from "../fixture";
import { importLeads, listAll, table } from "./import-fixture";

let tenant: Tenant;
let member: Member;

beforeAll(async () => {
  tenant = await createTenant();
  member = await tenant.member("member");
});

/** A thousand rows with the header. */
const LARGEST = 999;
const FIELDS = ["lead:deal_name", "company:name", "contact:name", "contact:email"];

async function undo(who: Member, id: string, timeoutMs?: number) {
  await who.client.records.undoImport({ params: { id } });
  return until(async () => {
    const view = await who.client.records.getImport({ params: { id } });
    return view.undo?.state === "done" && view;
  }, timeoutMs);
}

const kept = async (who: Member, taskId: string) =>
  (await who.client.records.listTaskResults({ params: { id: taskId }, query: { status: "ERROR" } })).data;

const everything = async () =>
  (await Promise.all((["lead", "company", "contact"] as const).map((entity) => listAll(member, entity)))).flat();

test("an undo deletes the import's leads, companies and contacts, and nothing else", async () => {
  const before = await everything();
  const rows = Array.from({ length: 130 }, (_, row) => [`L${row}`, `C${row % 7}`, "김민수", `p${row % 9}@example.com`]);
  const done = await importLeads(member, table(FIELDS, ...rows));
  expect(await everything()).toHaveLength(before.length + 130 + 7 + 9);
  const undone = await undo(member, done.id);
  expect(undone.undo).toMatchObject({ total: 146, succeeded: 146, failed: 0 });
  expect(await everything()).toEqual(before);
  await expect(member.client.records.undoImport({ params: { id: done.id } })).rejects.toMatchObject({ status: 406 });
  // Its names and unique values are free again.
  const again = await importLeads(member, table(FIELDS, ...rows));
  expect(again.counts.new_companies).toBe(7);
  await undo(member, again.id);
});

test("the largest possible table is imported and undone completely", async () => {
  const team = await createTenant();
  const person = await team.member("member");
  const rows = Array.from({ length: LARGEST }, (_, row) => [
    `L${row}`,
    `C${row}`,
    "김민수",
    `person${row}@example.com`,
  ]);
  const done = await importLeads(person, table(FIELDS, ...rows));
  expect(done.task).toMatchObject({ state: "done", total: LARGEST, succeeded: LARGEST, failed: 0 });
  expect(await stored(team.teamId, "records")).toHaveLength(3 * LARGEST);
  const undone = await undo(person, done.id, 200_000);
  expect(undone.undo).toMatchObject({ total: 3 * LARGEST, succeeded: 3 * LARGEST, failed: 0 });
  expect(await stored(team.teamId, "records")).toEqual([]);
}, 400_000);

test("a repeated request to undo gets the first answer", async () => {
  const done = await importLeads(member, table(["lead:deal_name"], [unique("repeated")]));
  const key = { "idempotency-key": randomUUID() };
  const send = () => call(member.idToken, "POST", `/imports/${done.id}/undo`, undefined, key);
  const first = await send();
  expect(first.status).toBe(200);
  expect(await send()).toMatchObject({ status: 200, body: { undo_task_id: first.body.undo_task_id } });
});

test("companies and contacts in use are kept, and the undo lists the reasons", async () => {
  const { records } = member.client;
  const names = ["쓰인 회사", "바뀐 회사", "메모한 회사", "남은 연락처의 회사", "안 쓰인 회사"].map(unique);
  const rows = names.map((name, row) => [`L${row}`, name, `사람${row}`, `${unique("p").replace(" ", "")}@example.com`]);
  const done = await importLeads(member, table(FIELDS, ...rows));
  const companies = new Map((await listAll(member, "company")).map((one) => [one.label, one]));
  const contacts = new Map((await listAll(member, "contact")).map((one) => [one.label, one]));
  const id = (label = "") => companies.get(label)?.id ?? contacts.get(label)?.id ?? "";
  await records.createLead({ body: { deal_name: "다른 리드", company: { id: id(names[0]) } } });
  await records.updateFieldValue({
    params: { entityId: "company", recordId: id(names[1]), fieldId: "address" },
    body: { value: "서울" },
  });
  await records.createNote({ params: { entityId: "company", id: id(names[2]) }, body: { text: "중요" } });
  await records.createLead({ body: { deal_name: "또 다른 리드", contact: { id: id("사람3") } } });

  const { undo: task, undo_task_id } = await undo(member, done.id);
  expect(task).toMatchObject({ total: 15, succeeded: 10, failed: 5 });
  const results = await kept(member, undo_task_id ?? "");
  const reasons = Object.fromEntries(
    results.map(({ result: { data, message } }) => [(data as { label: string }).label, message]),
  );
  expect(reasons).toEqual({
    [names[0] ?? ""]: "Kept, because other records refer to it.",
    [names[1] ?? ""]: "Kept, because it has been changed since.",
    [names[2] ?? ""]: "Kept, because it has memos or files.",
    [names[3] ?? ""]: "Kept, because other records refer to it.",
    사람3: "Kept, because other records refer to it.",
  });
  const left = (await everything()).map(({ label }) => label);
  expect(left).toEqual(expect.arrayContaining(["다른 리드", "또 다른 리드", "사람3", ...names.slice(0, 4)]));
  expect(left).not.toContain(names[4]);
  expect(left.filter((label) => /^L\d/.test(label))).toEqual([]);
});

test("an admin can undo a member's import, even if some of it is already deleted", async () => {
  const admin = await tenant.member("admin");
  const title = unique("gone");
  const done = await importLeads(member, table(["lead:deal_name"], [`${title} 1`], [`${title} 2`]));
  const lead = (await listAll(member, "lead")).find(({ label }) => label === `${title} 1`);
  await member.client.records.deleteRecord({ params: { entityId: "lead", recordId: lead?.id ?? "" } });
  expect((await undo(admin, done.id)).undo).toMatchObject({ total: 2, succeeded: 2, failed: 0 });
  expect((await listAll(member, "lead")).filter(({ label }) => label.startsWith(title))).toEqual([]);
});
