import { ENTRY } from "../router/router-problem";
import type { Graph } from "./graph";
import { type GraphLink, graphLinks } from "./graph-links";
import { orderColumns } from "./order-columns";
import { RESULT } from "./result";

export type Position = { x: number; y: number };
/** CSS pixels. */
export type Size = { width: number; height: number };

/** Between columns there is room for edges side by side (route-edges.ts). */
const GAP = { column: 112, row: 48 };

/**
 * Node positions by id. Moved nodes keep their place; others stand in columns: each behind all nodes that lead to it,
 * results last, ordered so that few edges cross. Terminates even if a draft has cycles.
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

/** The entry, the nodes by the length of the longest way to them, and the results. Unreachable nodes come first. */
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
  // What leads back in a cycle counts for nothing.
  for (const id of order)
    for (const { to } of nextsOf.get(id) ?? [])
      if ((rank.get(to) ?? 0) > (rank.get(id) ?? 0))
        depths.set(to, Math.max(depths.get(to) ?? 1, (depths.get(id) ?? 1) + 1));
  return depths;
}

/** The nodes, each before those that it leads to; without a cycle for all of them. */
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

/** Each node of a column beside what leads to it, below the one before, the column as a whole as near as it can be. */
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
