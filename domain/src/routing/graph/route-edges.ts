import type { Position } from "./layout-graph";

/** A node's box, in CSS pixels. */
export type Box = { id: string; x: number; y: number; width: number; height: number };
/** An edge leaves its node to the right and reaches its target from the left. */
export type EdgeEnds = { id: string; from: Position; to: Position; source: string; target: string };
/** The corners of an edge, both ends included; each part is horizontal or vertical. */
export type EdgeRoute = readonly Position[];

/** The distance between an edge and a node. */
const CLEARANCE = 12;
/** The distance between parallel edges, and how many fit side by side between two nodes. */
const TRACK = { gap: 6, count: 6 };
const COST = { bend: 24, overlap: 400, behindNode: 1_000_000 };

/**
 * Routes edges around nodes: never behind one if there is a way around it. An earlier route is kept if its ends have
 * not moved and no node is in its way, so dragging a node only reroutes that node's edges.
 */
export function routeEdges(
  boxes: readonly Box[],
  edges: readonly EdgeEnds[],
  before: ReadonlyMap<string, EdgeRoute> = new Map(),
): Map<string, EdgeRoute> {
  const routes = new Map<string, EdgeRoute>();
  const taken: Taken = new Map();
  const tracks = tracksOf(edges);
  for (const edge of edges) {
    const old = before.get(edge.id);
    const isKept = old && joins(old, edge) && behindNodes(old, edge, boxes) === 0;
    const route = isKept ? old : bestRoute(edge, boxes, taken, tracks);
    routes.set(edge.id, route);
    take(taken, edge, route);
  }
  return routes;
}

type Tracks = { out: ReadonlyMap<string, number>; in: ReadonlyMap<string, number> };
/** The horizontal parts of the edges routed so far, by row. */
type Taken = Map<number, { from: number; to: number; target: string }[]>;

/** The track beside its node in which each edge turns, so that edges of one node don't overlap. */
function tracksOf(edges: readonly EdgeEnds[]): Tracks {
  const counted = (key: (edge: EdgeEnds) => string) => {
    const counts = new Map<string, number>();
    return new Map(
      edges.map((edge) => {
        const place = counts.get(key(edge)) ?? 0;
        counts.set(key(edge), place + 1);
        return [edge.id, CLEARANCE + TRACK.gap * (place % TRACK.count)];
      }),
    );
  };
  return { out: counted(({ source }) => source), in: counted(({ target }) => target) };
}

function joins(route: EdgeRoute, { from, to }: EdgeEnds): boolean {
  const [first, last] = [route[0], route.at(-1)];
  return first?.x === from.x && first.y === from.y && last?.x === to.x && last.y === to.y;
}

function bestRoute(edge: EdgeEnds, boxes: readonly Box[], taken: Taken, tracks: Tracks): EdgeRoute {
  const out = edge.from.x + (tracks.out.get(edge.id) ?? CLEARANCE);
  const into = edge.to.x - (tracks.in.get(edge.id) ?? CLEARANCE);
  const price = (route: EdgeRoute) => ({ route, cost: costOf(route, edge, boxes, taken) });
  const short = cheapest(directRoutes(edge, out, into).map(price));
  if (short && short.cost < COST.overlap + lengthOf(short.route) + COST.bend * 3) return short.route;
  const long = cheapest(lanesOf(boxes).map((lane) => price(laneRoute(edge, out, into, lane))));
  return cheapest([short, long].flatMap((one) => one ?? []))?.route ?? [edge.from, edge.to];
}

/** Straight, or with one vertical part between the nodes. */
function directRoutes({ from, to }: EdgeEnds, out: number, into: number): EdgeRoute[] {
  if (out > into) return [];
  const turns = [out, into, Math.round((out + into) / 2)];
  if (from.y === to.y) return [[from, to]];
  return turns.map((x) => [from, { x, y: from.y }, { x, y: to.y }, to]);
}

/** A route through a row between nodes, or above or below all of them. */
const laneRoute = ({ from, to }: EdgeEnds, out: number, into: number, y: number): EdgeRoute => [
  from,
  { x: out, y: from.y },
  { x: out, y },
  { x: into, y },
  { x: into, y: to.y },
  to,
];

function lanesOf(boxes: readonly Box[]): number[] {
  const tracks = Array.from({ length: TRACK.count }, (_, index) => CLEARANCE + index * TRACK.gap);
  return [...new Set(boxes.flatMap(({ y, height }) => tracks.flatMap((track) => [y - track, y + height + track])))].map(
    Math.round,
  );
}

function cheapest<Priced extends { cost: number }>(all: readonly Priced[]): Priced | undefined {
  let best: Priced | undefined;
  for (const one of all) if (!best || one.cost < best.cost) best = one;
  return best;
}

const costOf = (route: EdgeRoute, edge: EdgeEnds, boxes: readonly Box[], taken: Taken): number =>
  lengthOf(route) +
  COST.bend * (route.length - 2) +
  COST.overlap * overlaps(route, edge, taken) +
  COST.behindNode * behindNodes(route, edge, boxes);

const lengthOf = (route: EdgeRoute): number =>
  parts(route).reduce((sum, [one, other]) => sum + Math.abs(one.x - other.x) + Math.abs(one.y - other.y), 0);

const parts = (route: EdgeRoute): [Position, Position][] =>
  route.slice(1).map((corner, index) => [route[index] ?? corner, corner]);

/** How many parts of a route come too close to a node; its own nodes may be touched by its ends. */
function behindNodes(route: EdgeRoute, { source, target }: EdgeEnds, boxes: readonly Box[]): number {
  const all = parts(route);
  let count = 0;
  for (const [index, [one, other]] of all.entries())
    for (const box of boxes) {
      if ((index === 0 && box.id === source) || (index === all.length - 1 && box.id === target)) continue;
      if (isNear(box, one, other)) count += 1;
    }
  return count;
}

const isNear = ({ x, y, width, height }: Box, one: Position, other: Position): boolean =>
  Math.max(one.x, other.x) > x - CLEARANCE &&
  Math.min(one.x, other.x) < x + width + CLEARANCE &&
  Math.max(one.y, other.y) > y - CLEARANCE &&
  Math.min(one.y, other.y) < y + height + CLEARANCE;

/** How many horizontal parts overlap an edge to another target. */
function overlaps(route: EdgeRoute, { target }: EdgeEnds, taken: Taken): number {
  return parts(route).filter(([one, other]) => {
    if (one.y !== other.y) return false;
    const [from, to] = [Math.min(one.x, other.x), Math.max(one.x, other.x)];
    return taken.get(one.y)?.some((part) => part.target !== target && part.from < to && part.to > from) ?? false;
  }).length;
}

function take(taken: Taken, { target }: EdgeEnds, route: EdgeRoute): void {
  for (const [one, other] of parts(route)) {
    if (one.y !== other.y) continue;
    const part = { from: Math.min(one.x, other.x), to: Math.max(one.x, other.x), target };
    taken.set(one.y, [...(taken.get(one.y) ?? []), part]);
  }
}
