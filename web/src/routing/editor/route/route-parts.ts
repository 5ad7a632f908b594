import { editGraph, type GraphEdit } from "@dure/domain/routing/graph/edit-graph";
import { graphToLogic } from "@dure/domain/routing/graph/graph-to-logic";
import type { Position } from "@dure/domain/routing/graph/layout-graph";
import { logicToGraph } from "@dure/domain/routing/graph/logic-to-graph";
import type { RouterBody } from "@dure/domain/routing/router/router";

/** The parts of a router that this step changes and undoes. */
export type RouteParts = Pick<RouterBody, "groups" | "fields" | "rules"> & { positions: Record<string, Position> };

export const partsOf = ({ groups, fields, rules, metadata: { positions } }: RouterBody): RouteParts => ({
  groups,
  fields,
  rules,
  positions,
});

export const withParts = (draft: RouterBody, { positions, ...logic }: RouteParts): RouterBody => ({
  ...draft,
  ...logic,
  metadata: { ...draft.metadata, positions },
});

export const newId = (): string => crypto.randomUUID();

/** Applies edits of the graph in order, and drops the positions of removed nodes. */
export function withEdits(draft: RouterBody, edits: readonly GraphEdit[]): RouterBody {
  const drawn = logicToGraph(draft, newId);
  const logic = graphToLogic(edits.reduce(editGraph, drawn));
  const gone = new Set(edits.filter(({ type }) => type === "detach").map((edit) => ("id" in edit ? edit.id : "")));
  const positions = Object.fromEntries(Object.entries(draft.metadata.positions).filter(([id]) => !gone.has(id)));
  return { ...draft, ...logic, metadata: { ...draft.metadata, positions } };
}

export const withPositions = (draft: RouterBody, positions: Record<string, Position>): RouterBody => ({
  ...draft,
  metadata: { ...draft.metadata, positions },
});
