import { connectionProblem } from "@dure/domain/routing/graph/connection-problem";
import type { GraphEdit } from "@dure/domain/routing/graph/edit-graph";
import type { Graph, GraphField, GraphNext, GraphSource } from "@dure/domain/routing/graph/graph";
import { groupNext } from "@dure/domain/routing/graph/logic-to-graph";
import { newId } from "./route-parts";

/** The value of a select option for an edge's target. */
export const nextKey = (next: GraphNext | null): string => {
  if (next === null) return "";
  return next.type === "disqualified" ? next.type : `${next.type}:${next.id}`;
};

/** The possible targets of an edge: nodes that create no cycle, groups, and the disqualified outcome. */
export function nextOptions(graph: Graph, from: GraphSource): { nodes: GraphNext[]; results: GraphNext[] } {
  const isDrawable = (next: GraphNext) => connectionProblem(graph, from, next) === null;
  const nodes = graph.nodes.map(({ id }): GraphNext => ({ type: "node", id }));
  const results: GraphNext[] = [...graph.result.groups.map(groupNext), { type: "disqualified" }];
  return { nodes: nodes.filter(isDrawable), results: results.filter(isDrawable) };
}

/** Adds a node for a field, and connects the source to it. */
export function newNodeEdits(from: GraphSource, field: GraphField): GraphEdit[] {
  const id = newId();
  return [
    { type: "append", id, field: { name: field.name, type: field.type } },
    { type: "connect", from, next: { type: "node", id } },
  ];
}
