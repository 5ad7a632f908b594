import { beforeAll, expect, test } from "vitest";
import { until } from "../../../support/suite/wait";
import { createTenant, type Member } from "../../../support/teams/tenant";
import { importLeads, listAll, table } from "./import-fixture";

let member: Member;

beforeAll(async () => {
  member = await (await createTenant()).member("member");
});

const rows = (count: number) => Array.from({ length: count }, (_, row) => [`Lead ${row}`, `Company ${row}`]);

/** Cancels a task of this kind as soon as it exists. */
async function stopNext(type: string): Promise<void> {
  const { id } = await until(async () => {
    const { data } = await member.client.records.listTasks({});
    return data.find((task) => task.type === type && task.finished_at === null);
  });
  await member.client.records.cancelTask({ params: { id } });
}

const FIELDS = ["lead:deal_name", "company:name"];
const undone = (id: string) =>
  until(async () => (await member.client.records.getImport({ params: { id } })).undo?.state === "done", 60_000);

test("an import that was stopped tells what it left, and what it made is undone", async () => {
  const [{ id, task }] = await Promise.all([importLeads(member, table(FIELDS, ...rows(900))), stopNext("import")]);
  expect(task).toMatchObject({ state: "cancelled", total: 900, error: null });
  expect(task?.succeeded).toBeLessThan(900);
  await member.client.records.undoImport({ params: { id } });
  await undone(id);
  expect(await listAll(member, "lead")).toEqual([]);
  expect(await listAll(member, "company")).toEqual([]);
});

test("an undoing that was stopped is begun again, and then not once more", async () => {
  const { id } = await importLeads(member, table(FIELDS, ...rows(300)));
  const undo = () => member.client.records.undoImport({ params: { id } });
  const [stopped] = await Promise.all([undo(), stopNext("undo-import")]);
  expect((await member.client.records.getImport({ params: { id } })).undo?.state).toBe("cancelled");
  expect(await listAll(member, "lead")).not.toEqual([]);

  const again = await undo();
  expect(again.undo_task_id).not.toBe(stopped.undo_task_id);
  await expect(undo()).rejects.toThrow();
  await undone(id);
  expect(await listAll(member, "lead")).toEqual([]);
});
