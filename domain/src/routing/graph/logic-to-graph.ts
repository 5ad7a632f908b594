import type { RoutingGroup, SerializedLogic, SerializedNext } from "../logic/serialized-logic";
import { OutcomeSettings } from "../router/group";
import { ENTRY } from "../router/router-problem";
import type { ConditionNode, Graph, GraphNext } from "./graph";
import { GraphError } from "./graph-error";
import { graphTexts } from "./graph-texts";

/**
 * Converts a logic to a graph. Inline messages and addresses of a case become groups, because only groups have a handle
 * to connect to.
 * @param newId makes an id for an inline result without one
 * @throws GraphError if the logic cannot be drawn
 */
export function logicToGraph(logic: SerializedLogic, newId: () => string): Graph {
  const groups = [...logic.groups];
  const nextOf = (to: SerializedNext): GraphNext | null => {
    if (to.type === "field") return nodeNext(logic, to.value);
    const own = resultNext(logic, to);
    if (own || to.value === "") return own;
    const group = ownGroup(to, newId);
    if (!groups.some(({ id }) => id === group.id)) groups.push(group);
    return groupNext(group);
  };
  const casesOf = new Map(logic.rules.map(({ from, cases }) => [from, cases]));
  const drawn = [...casesOf.keys(), ...logic.fields.map(({ id }) => id).filter((id) => !casesOf.has(id))];
  const entry = entryOf(logic, nextOf);
  const nodes = drawn
    .filter((id) => id !== entry.id)
    .map((id): ConditionNode => {
      const conditions = casesOf.get(id) ?? [];
      return {
        id,
        field: fieldOf(logic, id),
        conditions: conditions.map(({ to, ...rest }) => ({ ...rest, next: nextOf(to) })),
      };
    });
  return { entry, nodes, result: { groups, default: logic.default } };
}

/** A group's handle has the group's kind. */
export const groupNext = ({ id, type }: Pick<RoutingGroup, "id" | "type">): GraphNext => ({
  type: type === "routeTo" ? "group" : type,
  id,
});

/**
 * The entry's edge. Without rules it leads to the disqualified outcome; a rule that always holds becomes the entry's
 * own edge.
 */
function entryOf({ fields, rules }: SerializedLogic, nextOf: (to: SerializedNext) => GraphNext | null): Graph["entry"] {
  const [first] = rules;
  if (!first) return { id: ENTRY, next: { type: "disqualified" } };
  if (fields.find(({ id }) => id === first.from)?.type !== "null")
    return { id: ENTRY, next: { type: "node", id: first.from } };
  const [only, ...others] = first.cases;
  if (!only) return { id: first.from, next: null };
  if (only.operator !== "nullAssert" || others.length > 0) throw new GraphError(graphTexts.wrongEntry);
  return { id: first.from, next: nextOf(only.to) };
}

function fieldOf({ fields }: SerializedLogic, id: string): ConditionNode["field"] {
  const field = fields.find((one) => one.id === id);
  if (!field) throw new GraphError(graphTexts.nodeNotFound(id));
  if (field.type === "null") throw new GraphError(graphTexts.wrongFieldType);
  return { name: field.name, type: field.type };
}

function nodeNext({ fields }: SerializedLogic, id: string): GraphNext | null {
  if (id === "") return null;
  if (!fields.some((field) => field.id === id)) throw new GraphError(graphTexts.nodeNotFound(id));
  return { type: "node", id };
}

function resultNext(logic: SerializedLogic, { type, value, id }: SerializedNext): GraphNext | null {
  const named = type === "group" ? value : id;
  if (named === logic.default.id) return { type: "disqualified" };
  const group = logic.groups.find((one) => one.id === named);
  if (!group && type === "group" && value !== "") throw new GraphError(graphTexts.groupNotFound(value));
  if (group && type !== "group" && type !== group.type) throw new GraphError(graphTexts.wrongGroupType(group.type));
  return group ? groupNext(group) : null;
}

function ownGroup({ type, value, id: known }: SerializedNext, newId: () => string): RoutingGroup {
  if (type !== "text" && type !== "redirection") throw new GraphError(graphTexts.wrongGroupType(type));
  const id = known ?? newId();
  return { id, value: id, type, props: { ...OutcomeSettings.parse({}), name: "", value } };
}
