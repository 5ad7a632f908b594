import { ENTRY } from "../router/router-problem";
import type { Graph } from "./graph";
import { type GraphLink, graphLinks } from "./graph-links";
import { orderColumns } from "./order-columns";
import { RESULT } from "./result";

export type Position = { x: number; y: number };
/** CSS pixels. */
export type Size = { width: number; height: number };

/** The gap between columns leaves room for parallel edges (route-edges.ts). */
const GAP = { column: 112, row: 48 };

/**
 * Node positions by id. Nodes that a member moved keep their position. The others are placed in columns, each after all
 * nodes that lead to it, results last, ordered so that few edges cross. Terminates even if a draft has cycles.
 */
export function layoutGraph(
  graph: Graph,
  moved: Readonly<Record<string, Position>>,
  sizeOf: (id: string) => Size,
): Record<string, Position> {
  const links = graphLinks(graph);
  const columns = orderColumns(columnsOf(graph, links), links);
  const positions: Record<string, Position> = {};
  let x = 0;
  for (const column of columns) {
    for (const [id, y] of rowsOf(column, links, positions, sizeOf)) positions[id] = { x, y };
    x += Math.max(0, ...column.map((id) => sizeOf(id).width)) + GAP.column;
  }
  return { ...positions, ...Object.fromEntries(Object.entries(moved).filter(([id]) => positions[id])) };
}

/**
 * The columns: the entry, the nodes by the length of the longest path to them, and the results. Unreachable nodes are
 * in the first column of nodes.
 */
function columnsOf({ nodes }: Graph, links: readonly GraphLink[]): string[][] {
  const depths = depthsOf(
    nodes.map(({ id }) => id),
    links,
  );
  const last = Math.max(0, ...depths.values());
  const between = Array.from({ length: last }, (_, index) =>
    nodes.map(({ id }) => id).filter((id) => depths.get(id) === index + 1),
  );
  return [[ENTRY], ...between, [RESULT]];
}

function depthsOf(ids: readonly string[], links: readonly GraphLink[]): Map<string, number> {
  const nextsOf = Map.groupBy(
    links.filter(({ from, to }) => from !== ENTRY && to !== RESULT),
    ({ from }) => from,
  );
  const order = topologically(ids, (id) => nextsOf.get(id)?.map(({ to }) => to) ?? []);
  const rank = new Map(order.map((id, index) => [id, index]));
  const depths = new Map(ids.map((id) => [id, 1]));
  // Back edges of a cycle are ignored.
  for (const id of order)
    for (const { to } of nextsOf.get(id) ?? [])
      if ((rank.get(to) ?? 0) > (rank.get(id) ?? 0))
        depths.set(to, Math.max(depths.get(to) ?? 1, (depths.get(id) ?? 1) + 1));
  return depths;
}

/** Sorts the nodes topologically: each before the nodes that it leads to, unless they are on a cycle. */
function topologically(ids: readonly string[], nextsOf: (id: string) => readonly string[]): string[] {
  const seen = new Set<string>();
  const done: string[] = [];
  for (const start of ids) {
    const open: { id: string; isLeft: boolean }[] = [{ id: start, isLeft: false }];
    for (let top = open.pop(); top; top = open.pop()) {
      if (top.isLeft) done.push(top.id);
      if (top.isLeft || seen.has(top.id)) continue;
      seen.add(top.id);
      open.push({ id: top.id, isLeft: true });
      for (const id of nextsOf(top.id)) if (!seen.has(id)) open.push({ id, isLeft: false });
    }
  }
  return done.toReversed();
}

/**
 * The rows of a column. Each node is next to the nodes that lead to it but below the previous one; then the whole
 * column shifts to be as close as possible.
 */
function rowsOf(
  column: readonly string[],
  links: readonly GraphLink[],
  placed: Readonly<Record<string, Position>>,
  sizeOf: (id: string) => Size,
): [id: string, y: number][] {
  let below = Number.NEGATIVE_INFINITY;
  const rows = column.map((id) => {
    const wanted = wantedRow(id, links, placed, sizeOf) ?? Math.max(0, below);
    const y = Math.max(wanted, below);
    below = y + sizeOf(id).height + GAP.row;
    return { id, y, wanted };
  });
  const shift = rows.reduce((sum, { y, wanted }) => sum + wanted - y, 0) / Math.max(1, rows.length);
  return rows.map(({ id, y }) => [id, Math.round(y + shift)]);
}

function wantedRow(
  id: string,
  links: readonly GraphLink[],
  placed: Readonly<Record<string, Position>>,
  sizeOf: (id: string) => Size,
): number | undefined {
  const rows = links
    .filter(({ from, to }) => to === id && placed[from])
    .map(({ from, at }) => (placed[from]?.y ?? 0) + (from === ENTRY ? 0 : at * sizeOf(from).height));
  if (rows.length === 0) return undefined;
  const mean = rows.reduce((sum, y) => sum + y, 0) / rows.length;
  return id === RESULT && rows.length > 1 ? mean - sizeOf(id).height / 2 : mean;
}
