import type { DefaultResult, LogicField, Operand, RoutingGroup } from "../logic/serialized-logic";

/**
 * The target of an edge: a node, a group (by its kind), or the disqualified handle
 * (docs/product/routing-logic.md#graph-editor).
 */
export type GraphNext =
  | { readonly type: "node" | "group" | "text" | "redirection"; readonly id: string }
  | { readonly type: "disqualified" };

/** Conditions are tried in order. An unconnected one has no `next` and cannot be saved. */
export type GraphCondition = {
  readonly operator: string;
  readonly value?: Operand | undefined;
  readonly next: GraphNext | null;
};

export type GraphField = Pick<LogicField, "name" | "type">;

export type ConditionNode = {
  readonly id: string;
  readonly field: GraphField;
  readonly conditions: readonly GraphCondition[];
};

/** A router's logic as a graph: a submission enters, passes the fields' conditions, and leaves to a result. */
export type Graph = {
  readonly entry: { readonly id: string; readonly next: GraphNext | null };
  readonly nodes: readonly ConditionNode[];
  readonly result: { readonly groups: readonly RoutingGroup[]; readonly default: DefaultResult };
};

/** The source of an edge: the entry, or one of a node's conditions. */
export type GraphSource = "entry" | { readonly node: string; readonly index: number };
