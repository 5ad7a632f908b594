import { logger } from "firebase-functions";
import { removeFilesOf } from "../file/remove-files-of";
import { removeNotesOf } from "../note/remove-notes-of";
import { removeStageEntries } from "../pipeline/stage-entry-store";
import { removeTodosOf } from "../todo/todo-store";
import { beginPurge, dueInTrash, type ExpiredRecord, endPurge } from "./trash-store";

type RemoveOthers = (teamId: string, recordId: string) => Promise<void>;

/**
 * Removes the notes, tasks, files and stays at stages of permanently deleted records, including their objects in the bucket. A record leaves
 * the trash last, so a run that stops half way is continued by the next one.
 * @param now when the run was due (UTC)
 * @param removeOthers removes what areas above this one keep of a record; twice does no more than once
 */
export async function emptyTrash(now: string, removeOthers: RemoveOthers): Promise<void> {
  const count = { purged: 0, failed: 0 };
  for await (const due of dueInTrash(now)) {
    const results = await Promise.allSettled(due.map((one) => purge(one, now, removeOthers)));
    for (const [index, result] of results.entries()) {
      if (result.status === "fulfilled") count.purged += 1;
      else logger.error("A deleted record was not cleaned up after.", { ...due[index], error: String(result.reason) });
    }
    count.failed += results.filter(({ status }) => status === "rejected").length;
  }
  logger.info("The trash was emptied.", count);
  if (count.failed > 0) throw new Error(`${count.failed} deleted records are left to the next run.`);
}

async function purge(due: ExpiredRecord, now: string, removeOthers: RemoveOthers): Promise<void> {
  if (!(await beginPurge(due, now))) return;
  await removeNotesOf(due.teamId, due.id);
  await removeTodosOf(due.teamId, due.id);
  await removeFilesOf(due.teamId, due.id);
  await removeStageEntries(due.teamId, due.id);
  await removeOthers(due.teamId, due.id);
  await endPurge(due);
}
