import type {
  LogicField,
  RoutingGroup,
  SerializedLogic,
  SerializedNext,
  SerializedRule,
} from "../logic/serialized-logic";
import type { ConditionNode, Graph, GraphNext } from "./graph";
import { GraphError } from "./graph-error";
import { graphTexts } from "./graph-texts";

/** The name of the placeholder field that asks nothing (docs/product/routing-logic.md#serialised-form). */
const NULL_FIELD = "nullField";

/** The target of an unconnected edge. */
export const UNCONNECTED: SerializedNext = { type: "field", value: "" };

/**
 * Serialises a graph. An unconnected edge leads to a field without an id: a draft can be stored so, but `checkRouter`
 * refuses it on saving.
 * @throws GraphError if an edge leads to a missing node or group
 */
export function graphToLogic(graph: Graph): SerializedLogic {
  const { entry, result } = graph;
  const first = firstNode(graph);
  const nodes = first ? [first, ...graph.nodes.filter((node) => node !== first)] : graph.nodes;
  const rules = nodes.map(
    ({ id, conditions }): SerializedRule => ({
      from: id,
      cases: conditions.map(({ next, ...rest }) => ({ ...rest, to: serializedNext(graph, next) })),
    }),
  );
  const fields = nodes.map(({ id, field }): LogicField => ({ id, ...field }));
  const stored = { groups: [...result.groups], default: result.default };
  const isDirect = entry.next?.type === "disqualified" && nodes.length === 0;
  if (first || isDirect) return { ...stored, fields, rules };
  const to = serializedNext(graph, entry.next);
  return {
    ...stored,
    fields: [{ id: entry.id, name: NULL_FIELD, type: "null" }, ...fields],
    rules: [{ from: entry.id, cases: [{ operator: "nullAssert", to }] }, ...rules],
  };
}

function firstNode({ entry: { next }, nodes }: Graph): ConditionNode | undefined {
  return next?.type === "node" ? nodes.find(({ id }) => id === next.id) : undefined;
}

function serializedNext({ nodes, result }: Graph, next: GraphNext | null): SerializedNext {
  if (next === null) return UNCONNECTED;
  if (next.type === "disqualified") {
    const { id, type, value } = result.default;
    return { type, value, id };
  }
  if (next.type !== "node") return groupTarget(result.groups, next);
  if (!nodes.some(({ id }) => id === next.id)) throw new GraphError(graphTexts.nodeNotFound(next.id));
  return { type: "field", value: next.id };
}

function groupTarget(
  groups: readonly RoutingGroup[],
  next: Exclude<GraphNext, { type: "disqualified" }>,
): SerializedNext {
  const group = groups.find(({ id }) => id === next.id);
  if (!group) throw new GraphError(graphTexts.groupNotFound(next.id));
  const type = group.type === "routeTo" ? "group" : group.type;
  if (type !== next.type) throw new GraphError(graphTexts.wrongGroupType(group.type));
  if (group.type === "routeTo") return { type: "group", value: group.id };
  return { type: group.type, value: group.props.value, id: group.id };
}
