import { connectionProblem } from "@dure/domain/routing/graph/connection-problem";
import type { GraphEdit } from "@dure/domain/routing/graph/edit-graph";
import type { Graph } from "@dure/domain/routing/graph/graph";
import { layoutGraph, type Position, type Size } from "@dure/domain/routing/graph/layout-graph";
import type { Connection, Edge, EdgeChange, NodeChange } from "@xyflow/react";
import { useCallback, useMemo, useState } from "react";
import { useLocalizedText } from "../../../../lib/language/use-localized-text";
import { notify } from "../../../../ui/toast/notify";
import { withPositions } from "../route-parts";
import type { RouteEditing } from "../use-route";
import { type FlowNode, sizeOf, sourceOf, toGraphEdge } from "./flow";

type FlowOptions = {
  /** The new positions of moved nodes. */
  moved: Readonly<Record<string, Position>>;
  selected: string | undefined;
  editing: RouteEditing;
  onSelect: (id: string | undefined) => void;
};

/** Applies changes of the canvas to the draft. Positions during a drag stay in local state. */
export function useFlow(graph: Graph, { moved, selected, editing, onSelect }: FlowOptions) {
  const localize = useLocalizedText();
  const [dragged, setDragged] = useState<Readonly<Record<string, Position>>>({});
  const [sizes, setSizes] = useState<Readonly<Record<string, Size>>>({});
  const [edge, setEdge] = useState<string>();
  const sizeAt = useCallback((id: string) => sizes[id] ?? sizeOf(graph, id), [graph, sizes]);
  const arranged = useMemo(() => layoutGraph(graph, moved, sizeAt), [graph, moved, sizeAt]);
  const places = useMemo(() => ({ ...arranged, ...dragged }), [arranged, dragged]);

  const onNodesChange = (changes: NodeChange<FlowNode>[]) => {
    for (const change of changes) {
      if (change.type === "dimensions" && change.dimensions) {
        const { id, dimensions } = change;
        setSizes((before) => ({ ...before, [id]: dimensions }));
      }
      if (change.type === "position" && change.position) move(change.id, change.position, change.dragging === true);
    }
    const chosen = chosenOf(changes, selected);
    if (chosen !== selected) onSelect(chosen);
  };
  const onEdgesChange = (changes: EdgeChange[]) => setEdge(chosenOf(changes, edge));
  const move = (id: string, { x, y }: Position, isDragging: boolean) => {
    const place = { x: Math.round(x), y: Math.round(y) };
    if (isDragging) return setDragged({ [id]: place });
    setDragged({});
    editing.change((before) => withPositions(before, { ...before.metadata.positions, [id]: place }), `move:${id}`);
  };

  /** Shows the reason if an edge can't be drawn. */
  const edgeOf = (connection: Connection): GraphEdit[] => {
    const edge = toGraphEdge(graph, connection);
    const problem = edge && connectionProblem(graph, edge.from, edge.next);
    if (problem) notify.error({ title: localize(problem) });
    return edge && !problem ? [{ type: "connect", ...edge }] : [];
  };
  const onConnect = (connection: Connection) => {
    const edits = edgeOf(connection);
    if (edits.length > 0) editing.edit(edits);
  };
  const onReconnect = (old: Edge, connection: Connection) => {
    const edits = edgeOf(connection);
    if (edits.length > 0) editing.edit([{ type: "connect", from: sourceOf(old), next: null }, ...edits]);
  };
  const onDelete = ({ nodes, edges }: { nodes: readonly FlowNode[]; edges: readonly Edge[] }) => {
    const gone = new Set(nodes.map(({ id }) => id));
    const cut = edges.filter(({ source, target }) => !gone.has(source) && !gone.has(target));
    const edits: GraphEdit[] = [
      ...cut.map((edge): GraphEdit => ({ type: "connect", from: sourceOf(edge), next: null })),
      ...nodes.map(({ id }): GraphEdit => ({ type: "detach", id })),
    ];
    if (edits.length > 0) editing.edit(edits);
  };
  return { places, sizes, sizeAt, edge, onNodesChange, onEdgesChange, onConnect, onReconnect, onDelete };
}

type Change = { type: string; id?: string; selected?: boolean };

/** The id of the selected item after changes; one at a time. */
function chosenOf(changes: readonly Change[], before: string | undefined): string | undefined {
  const selections = changes.filter(({ type }) => type === "select");
  const chosen = selections.find(({ selected }) => selected);
  if (chosen) return chosen.id;
  return selections.some(({ id }) => id === before) ? undefined : before;
}
