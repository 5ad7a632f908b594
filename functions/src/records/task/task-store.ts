import { type ItemResult, Task, TaskChunk, type TaskCounts } from "@dure/domain/records/task/task";
import { taskTexts } from "@dure/domain/records/task/texts";
import { AppError } from "@dure/domain/shared/error";
import { AggregateField, type DocumentSnapshot, type Transaction } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";

const TASKS_KEPT_MS = 30 * 86_400_000;
const LISTED = 20;
/** Chunks written in one round trip: at half a megabyte each they fit into a commit. */
const WRITTEN_AT_ONCE = 15;
/** Chunks read for one page of results. */
const READ_AT_ONCE = 10;

const tasks = (teamId: string) => inTeam(teamId, "tasks");
const chunks = (teamId: string, taskId: string) => inTeam(teamId, `tasks/${taskId}/chunks`);
/** Zero-padded, so that ids sort like indexes. */
const chunkId = (index: number) => String(index).padStart(6, "0");
/** A Date, because Firestore's TTL policy accepts nothing else. */
const expiry = (now: string) => new Date(Date.parse(now) + TASKS_KEPT_MS);

function requireTask(doc: DocumentSnapshot): Task {
  if (!doc.exists) throw new AppError("NOT_FOUND", taskTexts.taskNotFound);
  // Older documents have no `worked_at`: the creation time is used instead.
  return Task.parse({ worked_at: doc.get("created_at"), ...doc.data() });
}

export const getTask = async (tx: Transaction, teamId: string, id: string) =>
  requireTask(await tx.get(tasks(teamId).doc(id)));
export const readTask = async (teamId: string, id: string) => requireTask(await tasks(teamId).doc(id).get());

export function saveTask(tx: Transaction, teamId: string, task: Task): void {
  tx.set(tasks(teamId).doc(task.id), { ...task, created_by: task.actor.id, expires_at: expiry(task.created_at) });
}

const stops = (teamId: string) => inTeam(teamId, "task-stops");

/**
 * Pauses a task's workers. Their transactions follow each other so closely that a transaction that changes the task
 * would otherwise wait until the last one.
 * @param untilMs when the workers resume in any case
 */
export async function pauseTask(teamId: string, taskId: string, untilMs: number, now: string): Promise<void> {
  await stops(teamId)
    .doc(taskId)
    .set({ until_ms: untilMs, expires_at: expiry(now) });
}

export const pausedUntilMs = async (teamId: string, taskId: string): Promise<number> =>
  Number((await stops(teamId).doc(taskId).get()).get("until_ms") ?? 0);

const WOKEN_AT_ONCE = 100;

/** The tasks in a state, of all teams, without progress since a time; the longest stalled first. */
export async function findStalledTasks(
  state: "pending" | "running",
  since: string,
): Promise<{ teamId: string; id: string }[]> {
  const lying = firestore.collectionGroup("tasks").where("state", "==", state).where("worked_at", "<", since);
  const found = await lying.orderBy("worked_at").limit(WOKEN_AT_ONCE).select().get();
  return found.docs.map(({ ref }) => ({ teamId: ref.parent.parent?.id ?? "", id: ref.id }));
}

/** The latest tasks of a member, newest first. */
export async function findTasksOf(teamId: string, userId: string): Promise<Task[]> {
  const found = await tasks(teamId).where("created_by", "==", userId).orderBy("created_at", "desc").limit(LISTED).get();
  return found.docs.map(requireTask);
}

/** Writes the chunks of a task that is about to start. Without a task they stay invisible and expire. */
export async function writeChunks(
  teamId: string,
  taskId: string,
  items: readonly (readonly unknown[])[],
  now: string,
): Promise<void> {
  for (let from = 0; from < items.length; from += WRITTEN_AT_ONCE) {
    const batch = firestore.batch();
    for (const [place, some] of items.slice(from, from + WRITTEN_AT_ONCE).entries())
      batch.set(chunks(teamId, taskId).doc(chunkId(from + place)), {
        ...TaskChunk.parse({ items: some }),
        expires_at: expiry(now),
      });
    await batch.commit();
  }
}

/** Writes one chunk of a task that is about to start; the task's chunks are worked on in the order of their index. */
export function setChunk(
  tx: Transaction,
  teamId: string,
  taskId: string,
  index: number,
  items: readonly unknown[],
  now: string,
): void {
  tx.set(chunks(teamId, taskId).doc(chunkId(index)), { ...TaskChunk.parse({ items }), expires_at: expiry(now) });
}

export function deleteChunk(tx: Transaction, teamId: string, taskId: string, index: number): void {
  tx.delete(chunks(teamId, taskId).doc(chunkId(index)));
}

/** The ids of the first chunks with open items. */
export async function openChunkIds(teamId: string, taskId: string, limit: number): Promise<string[]> {
  const found = await chunks(teamId, taskId).where("is_done", "==", false).select().limit(limit).get();
  return found.docs.map(({ id }) => id);
}

export async function getChunk(tx: Transaction, teamId: string, taskId: string, id: string): Promise<TaskChunk> {
  return TaskChunk.parse((await tx.get(chunks(teamId, taskId).doc(id))).data());
}

export function saveProgress(
  tx: Transaction,
  teamId: string,
  taskId: string,
  id: string,
  { results, succeeded, failed, is_done }: TaskChunk,
): void {
  const has_errors = failed > 0;
  tx.update(chunks(teamId, taskId).doc(id), { results, succeeded, failed, is_done, has_errors });
}

/** Counts the processed items. The sum over the chunks avoids a counter document that all workers would contend for. */
export async function countItems(teamId: string, taskId: string): Promise<TaskCounts> {
  const sums = { succeeded: AggregateField.sum("succeeded"), failed: AggregateField.sum("failed") };
  return (await chunks(teamId, taskId).aggregate(sums).get()).data();
}

/** A page of results, from the chunk after `after` on, and the page's last chunk; undefined at the end. */
export async function readResults(
  teamId: string,
  taskId: string,
  { after, status }: { after?: string | undefined; status?: ItemResult["status"] | undefined },
): Promise<{ results: ItemResult[]; next: string | undefined }> {
  const all = chunks(teamId, taskId);
  const some = (status === "ERROR" ? all.where("has_errors", "==", true) : all).orderBy("__name__").limit(READ_AT_ONCE);
  // Only the results, since the items of a chunk may be half a megabyte.
  const { docs } = await (after ? some.startAfter(after) : some).select("results").get();
  const results = docs.flatMap((doc) => TaskChunk.shape.results.parse(doc.get("results")));
  return {
    results: status ? results.filter((result) => result.status === status) : results,
    next: docs.length === READ_AT_ONCE ? docs.at(-1)?.id : undefined,
  };
}

/** All results of a task, or those with a status, page by page. */
export async function* resultPages(
  teamId: string,
  taskId: string,
  status?: ItemResult["status"],
): AsyncGenerator<ItemResult[]> {
  let after: string | undefined;
  do {
    const { results, next } = await readResults(teamId, taskId, { after, status });
    yield results;
    after = next;
  } while (after);
}
