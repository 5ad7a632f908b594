import type { Text } from "../../shared/text";
import { logicTexts } from "../logic/logic-texts";
import { checkTexts } from "../router/check-texts";
import type { Graph, GraphNext, GraphSource } from "./graph";

/**
 * Why an edge is not allowed; null if it is. Paths must not form a cycle, and of the groups the entry may lead only to
 * the first one.
 */
export function connectionProblem(graph: Graph, from: GraphSource, next: GraphNext): Text | null {
  if (next.type === "disqualified") return null;
  if (from === "entry") {
    const isOtherGroup = next.type !== "node" && graph.result.groups[0]?.id !== next.id;
    return isOtherGroup ? checkTexts.notFirstGroup : null;
  }
  return next.type === "node" && reaches(graph, next.id, from.node) ? logicTexts.infiniteLoop : null;
}

function reaches({ nodes }: Graph, from: string, to: string): boolean {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const seen = new Set<string>();
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === to) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    for (const { next } of byId.get(id)?.conditions ?? []) if (next?.type === "node") open.push(next.id);
  }
  return false;
}
