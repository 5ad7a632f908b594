import { ENTRY } from "../router/router-problem";
import type { Graph, GraphNext } from "./graph";
import { RESULT } from "./result";

/**
 * A drawn edge. `at` is its start on the node `from`, `end` its end on the node `to`: from 0 at the top to 1 at the
 * bottom.
 */
export type GraphLink = { from: string; at: number; to: string; end: number };

/** All edges of a graph that have an end; results are rows of one node. */
export function graphLinks({ entry, nodes, result: { groups } }: Graph): GraphLink[] {
  const endOf = (next: GraphNext): Pick<GraphLink, "to" | "end"> => {
    if (next.type === "node") return { to: next.id, end: 0 };
    const row = next.type === "disqualified" ? groups.length : groups.findIndex(({ id }) => id === next.id);
    return { to: RESULT, end: (row + 1) / (groups.length + 2) };
  };
  const known = new Set([RESULT, ...nodes.map(({ id }) => id)]);
  return [
    ...(entry.next ? [{ from: ENTRY, at: 0, ...endOf(entry.next) }] : []),
    ...nodes.flatMap(({ id, conditions }) =>
      conditions.flatMap(({ next }, index) =>
        next ? [{ from: id, at: (index + 1) / (conditions.length + 1), ...endOf(next) }] : [],
      ),
    ),
  ].filter(({ to }) => known.has(to));
}
