import type { GraphLink } from "./graph-links";

const SWEEPS = 8;

/**
 * Orders the nodes of each column so that few edges cross: by the mean position of their predecessors, then of their
 * successors, in turn (the barycenter method, with the positions of an edge's ends on its nodes).
 */
export function orderColumns(columns: readonly string[][], links: readonly GraphLink[]): string[][] {
  let ordered = columns.map((column) => [...column]);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const isForth = sweep % 2 === 0;
    const places = placesOf(ordered);
    const done = new Map<string, number>();
    const columnsInTurn = isForth ? ordered : ordered.toReversed();
    const next = columnsInTurn.map((column) => {
      const sorted = sortedBy(column, (id) => meanPlace(id, links, (one) => done.get(one) ?? places.get(one), isForth));
      for (const [index, id] of sorted.entries()) done.set(id, index / sorted.length);
      return sorted;
    });
    ordered = isForth ? next : next.toReversed();
  }
  return ordered;
}

const placesOf = (columns: readonly string[][]): Map<string, number> =>
  new Map(columns.flatMap((column) => column.map((id, index) => [id, index / column.length] as const)));

/** Sorts a column; nodes without a wanted position stay where they are. */
function sortedBy(column: readonly string[], placeOf: (id: string) => number | undefined): string[] {
  const places = new Map(column.map((id, index) => [id, placeOf(id) ?? index / column.length]));
  return column.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
}

function meanPlace(
  id: string,
  links: readonly GraphLink[],
  placeOf: (id: string) => number | undefined,
  isForth: boolean,
): number | undefined {
  /** Of two edges of one node, the upper one counts as higher. */
  const WITHIN = 0.01;
  const places = links
    .filter(({ from, to }) => (isForth ? to : from) === id)
    .map(({ from, to, at, end }) => (placeOf(isForth ? from : to) ?? 0) + WITHIN * (isForth ? at : end));
  return places.length === 0 ? undefined : places.reduce((sum, place) => sum + place, 0) / places.length;
}
