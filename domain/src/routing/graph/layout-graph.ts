import { ENTRY } from "../router/router-problem";
import type { Graph, GraphNext } from "./graph";

export type Position = { x: number; y: number };
/** CSS pixels. */
export type Size = { width: number; height: number };

/** The id of the node that holds the results. */
export const RESULT = "result";

const GAP = { column: 72, row: 32 };

/**
 * Where nodes stand, by id: those that were moved where they were moved to, the others in columns by how many steps
 * they are from the entry, the results last. Nodes to which nothing leads stand where the first does.
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

/** By the shortest way from the entry or a node to which nothing leads; a draft that goes in circles ends, too. */
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
