import type { Graph, GraphNext, GraphSource } from "@dure/domain/routing/graph/graph";
import type { Position as Place, Size } from "@dure/domain/routing/graph/layout-graph";
import { groupNext } from "@dure/domain/routing/graph/logic-to-graph";
import { RESULT } from "@dure/domain/routing/graph/result";
import type { EdgeEnds } from "@dure/domain/routing/graph/route-edges";
import { ENTRY } from "@dure/domain/routing/router/router-problem";
import type { Connection, Edge, Node } from "@xyflow/react";
import { nextKey } from "../next-option";

export const NODE_WIDTH = 212;
export const HEADER_HEIGHT = 40;
export const ROW_HEIGHT = 36;

export type FlowNode = Node<Record<string, never>, "entry" | "condition" | "result">;

/** The distance of a handle's center from the top of its node: in the header, or in a row. */
const HEADER_HANDLE = 20;
const rowHandle = (row: number): number => HEADER_HEIGHT - 1 + ROW_HEIGHT * row + (ROW_HEIGHT + 1) / 2;
/** Edges begin at the dot of a handle, and leave room for an arrow's head. */
const DOT = 5;
const ARROW = 6;

/** The size of a node, by its number of rows. */
export function sizeOf(graph: Graph, id: string): Size {
  const node = graph.nodes.find((one) => one.id === id);
  const rows = node ? node.conditions.length : graph.result.groups.length + 1;
  return { width: NODE_WIDTH, height: HEADER_HEIGHT + (id === ENTRY ? 0 : rows * ROW_HEIGHT) };
}

type Drawing = {
  places: Readonly<Record<string, Place>>;
  sizes: Readonly<Record<string, Size>>;
  selected: string | undefined;
  /** The ids of the nodes and edges that the tested answers pass; undefined without a test. */
  lit: ReadonlySet<string> | undefined;
  labelOf: (id: string) => string;
};

export function flowNodes(graph: Graph, { places, sizes, selected, lit, labelOf }: Drawing): FlowNode[] {
  const node = (id: string, type: FlowNode["type"]): FlowNode => {
    const measured = sizes[id];
    return {
      id,
      type,
      data: {},
      position: places[id] ?? { x: 0, y: 0 },
      selected: selected === id,
      deletable: type === "condition",
      ...(lit && { className: lit.has(id) ? "lit" : "unlit" }),
      ariaLabel: labelOf(id),
      ...(measured && { measured }),
    };
  };
  return [node(ENTRY, "entry"), ...graph.nodes.map(({ id }) => node(id, "condition")), node(RESULT, "result")];
}

export function flowEdges(
  graph: Graph,
  { selected, lit }: Pick<Drawing, "selected" | "lit">,
  labelOf: (from: GraphSource, next: GraphNext) => string,
) {
  const edge = (from: GraphSource, next: GraphNext | null): Edge[] => {
    if (!next) return [];
    const source = from === "entry" ? { source: ENTRY } : { source: from.node, sourceHandle: String(from.index) };
    const id = from === "entry" ? ENTRY : `${from.node}:${from.index}`;
    const target = next.type === "node" ? { target: next.id } : { target: RESULT, targetHandle: nextKey(next) };
    const className = lit && { className: lit.has(id) ? "lit" : "unlit" };
    return [
      {
        id,
        type: "routed",
        ...source,
        ...target,
        selected: selected === id,
        ariaLabel: labelOf(from, next),
        ...className,
      },
    ];
  };
  return [
    ...edge("entry", graph.entry.next),
    ...graph.nodes.flatMap(({ id, conditions }) =>
      conditions.flatMap(({ next }, index) => edge({ node: id, index }, next)),
    ),
  ];
}

/** The ends of each edge, calculated from the places of its nodes. */
export function edgeEnds(graph: Graph, edges: readonly Edge[], places: Readonly<Record<string, Place>>): EdgeEnds[] {
  const rows = new Map<string, number>(
    [...graph.result.groups.map(groupNext), { type: "disqualified" as const }].map((next, row) => [nextKey(next), row]),
  );
  return edges.map(({ id, source, sourceHandle, target, targetHandle }) => {
    const from = places[source] ?? { x: 0, y: 0 };
    const to = places[target] ?? { x: 0, y: 0 };
    const row = targetHandle ? rows.get(targetHandle) : undefined;
    return {
      ...{ id, source, target },
      from: {
        x: from.x + NODE_WIDTH + DOT,
        y: from.y + (sourceHandle ? rowHandle(Number(sourceHandle)) : HEADER_HANDLE),
      },
      to: { x: to.x - ARROW, y: to.y + (row === undefined ? HEADER_HANDLE : rowHandle(row)) },
    };
  });
}

type Ends = Pick<Connection, "source" | "target"> & { sourceHandle?: string | null; targetHandle?: string | null };

/** Converts an edge of the canvas to one of the graph; null if it has no end. */
export function toGraphEdge(graph: Graph, ends: Ends): { from: GraphSource; next: GraphNext } | null {
  const from = sourceOf(ends);
  if (ends.target !== RESULT) {
    const isNode = graph.nodes.some(({ id }) => id === ends.target);
    return isNode ? { from, next: { type: "node", id: ends.target } } : null;
  }
  const results: GraphNext[] = [...graph.result.groups.map(groupNext), { type: "disqualified" }];
  const next = results.find((one) => nextKey(one) === ends.targetHandle);
  return next ? { from, next } : null;
}

export const sourceOf = ({ source, sourceHandle }: Omit<Ends, "target">): GraphSource =>
  source === ENTRY ? "entry" : { node: source, index: Number(sourceHandle) };
