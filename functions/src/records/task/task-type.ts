import type { DomainEvent } from "@dure/domain/events";
import type { ItemResult, Task } from "@dure/domain/records/task/task";
import type { Context } from "../../platform/context";
import type { Tx } from "../../platform/transaction/transaction-store";

/** How one type of task processes its items; registered in `task-types.ts`. */
export type TaskType = {
  name: string;
  /** The id of an item in the results. */
  idOf: (item: unknown) => string;
  /** How many chunks may run concurrently; the runner's maximum by default. */
  chunksAtOnce?: (task: Task) => number;
  /**
   * Applies the first items within a transaction that also saves their results, so each item is applied exactly once,
   * even after a crash. It reads before it writes, takes at least one item and at most what fits into a commit, and
   * returns their results in order. A problem with one item is a result. If it throws, the runner retries with fewer
   * items, down to one; a refusal then becomes that item's result.
   * @param ctx acts as the member who started the task, in that member's language
   */
  apply: (tx: Tx, ctx: Context, task: Task, items: readonly unknown[]) => Promise<ChunkOutcome>;
};

export type ChunkOutcome = { results: ItemResult[]; events: DomainEvent[] };
