import type { DomainEvent } from "@dure/domain/events";
import type { ItemResult, Task } from "@dure/domain/records/task/task";
import type { Context } from "../../platform/context";
import type { Tx } from "../../platform/transaction/transaction-store";

/** What is done with the items of one kind of task; joined in `task-types.ts`. */
export type TaskType = {
  name: string;
  /** By what an item is called in the results. */
  idOf: (item: unknown) => string;
  /** How many of its chunks may be worked on side by side; left out, as many as the runner takes. */
  chunksAtOnce?: (task: Task) => number;
  /**
   * Works on the first of the items within a transaction that also notes their results, so each is done once whoever
   * dies. It reads before it writes, takes as many as one commit can carry (at least one), and answers for those, in
   * their order; what is wrong with one item is its result. When it throws, fewer are tried, down to one, whose result
   * the refusal then is.
   * @param ctx its actor is who started the task, with the language they had
   */
  apply: (tx: Tx, ctx: Context, task: Task, items: readonly unknown[]) => Promise<Applied>;
};

export type Applied = { results: ItemResult[]; events: DomainEvent[] };
