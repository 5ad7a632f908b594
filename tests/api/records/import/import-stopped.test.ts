import { expect, test } from "vitest";
import { until } from "../../../support/suite/wait";
import { createTenant, type Member } from "../../../support/teams/tenant";
import { importLeads, listAll, table } from "./import-fixture";

const rows = (count: number) => Array.from({ length: count }, (_, row) => [`Lead ${row}`, `Company ${row}`]);

type Work<T> = () => Promise<T>;

/**
 * Starts work, and cancels its task while it runs. If the task ends first, tries again in a new team.
 * @param prepare creates what the work needs, and returns the work
 */
async function stoppedWork<T>(type: string, prepare: (member: Member) => Promise<Work<T>>) {
  for (;;) {
    const member = await (await createTenant()).member("member");
    const work = (await prepare(member))();
    const { id, finished_at } = await until(async () => {
      const { data } = await member.client.records.listTasks({});
      return data.find((task) => task.type === type);
    });
    const isCancelled =
      finished_at === null &&
      (await member.client.records.cancelTask({ params: { id } }).then(
        () => true,
        () => false,
      ));
    const answer = await work;
    // The task may have finished all items before the cancellation arrived.
    const { succeeded, total } = await member.client.records.getTask({ params: { id } });
    if (isCancelled && succeeded < total) return { member, answer };
  }
}

const FIELDS = ["lead:deal_name", "company:name"];
const undone = ({ client }: Member, id: string) =>
  until(async () => (await client.records.getImport({ params: { id } })).undo?.state === "done", 60_000);

test("a stopped import reports what is left, and can be undone", async () => {
  const { member, answer } = await stoppedWork(
    "import",
    async (one) => () => importLeads(one, table(FIELDS, ...rows(900))),
  );
  const { id, task } = answer;
  expect(task).toMatchObject({ state: "cancelled", total: 900, error: null });
  expect(task?.succeeded).toBeLessThan(900);
  await member.client.records.undoImport({ params: { id } });
  await undone(member, id);
  expect(await listAll(member, "lead")).toEqual([]);
  expect(await listAll(member, "company")).toEqual([]);
});

test("a stopped undo can be started again, but not once it is complete", async () => {
  let id = "";
  const undo = ({ client }: Member) => client.records.undoImport({ params: { id } });
  const { member, answer: stopped } = await stoppedWork("undo-import", async (one) => {
    ({ id } = await importLeads(one, table(FIELDS, ...rows(300))));
    return () => undo(one);
  });
  expect((await member.client.records.getImport({ params: { id } })).undo?.state).toBe("cancelled");
  expect(await listAll(member, "lead")).not.toEqual([]);

  const again = await undo(member);
  expect(again.undo_task_id).not.toBe(stopped.undo_task_id);
  await expect(undo(member)).rejects.toThrow();
  await undone(member, id);
  expect(await listAll(member, "lead")).toEqual([]);
});
