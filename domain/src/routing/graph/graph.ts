import type { DefaultResult, LogicField, Operand, RoutingGroup } from "../logic/serialized-logic";

/**
 * Where an edge leads: to a node, to a group by its kind, or to the handle of the disqualified
 * (docs/product/routing-logic.md#graph-editor).
 */
export type GraphNext =
  | { readonly type: "node" | "group" | "text" | "redirection"; readonly id: string }
  | { readonly type: "disqualified" };

/** Tried in order; one that is not connected yet has no `next`, and can't be saved. */
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

/** A router's logic as it is drawn: customers' inquiries come in, are asked about fields, and leave to a result. */
export type Graph = {
  readonly entry: { readonly id: string; readonly next: GraphNext | null };
  readonly nodes: readonly ConditionNode[];
  readonly result: { readonly groups: readonly RoutingGroup[]; readonly default: DefaultResult };
};

/** An end of an edge that leads out: the entry, or one of a node's conditions. */
export type GraphSource = "entry" | { readonly node: string; readonly index: number };
