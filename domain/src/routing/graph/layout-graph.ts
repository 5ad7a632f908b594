import { ENTRY } from "../router/router-problem";
import type { Graph, GraphNext } from "./graph";

export type Position = { x: number; y: number };
/** CSS pixels. */
export type Size = { width: number; height: number };

/** The id of the results node. */
export const RESULT = "result";

const GAP = { column: 72, row: 32 };

/**
 * Node positions by id. Moved nodes keep their place; others stand in columns by their distance from the entry, results
 * last. Unreachable nodes start in the first column.
 */
export function layoutGraph(
  graph: Graph,
  moved: Readonly<Record<string, Position>>,
  sizeOf: (id: string) => Size,
): Record<string, Position> {
  const depths = depthsOf(graph);
  const last = Math.max(0, ...graph.nodes.map(({ id }) => depths.get(id) ?? 1)) + 1;
  const columns = [
    [ENTRY],
    ...Array.from({ length: last - 1 }, (_, index) =>
      graph.nodes.map(({ id }) => id).filter((id) => (depths.get(id) ?? 1) === index + 1),
    ),
    [RESULT],
  ];
  const positions: Record<string, Position> = {};
  let x = 0;
  for (const column of columns) {
    let y = 0;
    for (const id of column) {
      positions[id] = moved[id] ?? { x, y };
      y += sizeOf(id).height + GAP.row;
    }
    x += Math.max(0, ...column.map((id) => sizeOf(id).width)) + GAP.column;
  }
  return positions;
}

/**
 * Distances from the entry or from an unreachable node, by the shortest path; terminates even if a draft has cycles.
 */
function depthsOf({ entry, nodes }: Graph): ReadonlyMap<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const depths = new Map<string, number>();
  const led = new Set(
    nodes.flatMap(({ conditions }) => conditions.map(({ next }) => (next?.type === "node" ? next.id : ""))),
  );
  const loose = nodes.filter(({ id }) => !led.has(id)).map(({ id }): GraphNext => ({ type: "node", id }));
  let open: (GraphNext | null)[] = [entry.next, ...loose];
  for (let depth = 1; open.length > 0; depth += 1) {
    const reached = open.flatMap((next) =>
      next?.type === "node" && !depths.has(next.id) ? (byId.get(next.id) ?? []) : [],
    );
    for (const { id } of reached) depths.set(id, depth);
    open = [...new Set(reached)].flatMap(({ conditions }) => conditions.map(({ next }) => next));
  }
  return depths;
}
