import { connectionProblem } from "@dure/domain/routing/graph/connection-problem";
import type { GraphEdit } from "@dure/domain/routing/graph/edit-graph";
import type { Graph } from "@dure/domain/routing/graph/graph";
import { layoutGraph, type Position, type Size } from "@dure/domain/routing/graph/layout-graph";
import type { Connection, Edge, EdgeChange, NodeChange } from "@xyflow/react";
import { useState } from "react";
import { notify } from "../../../../ui/toast/notify";
import { useLocalizedText } from "../../use-localized-text";
import { withPositions } from "../route-parts";
import type { RouteEditing } from "../use-route";
import { type FlowNode, meaningOf, sizeOf, sourceOf } from "./flow";

type FlowOptions = {
  /** Where nodes were moved to. */
  moved: Readonly<Record<string, Position>>;
  selected: string | undefined;
  editing: RouteEditing;
  onSelect: (id: string | undefined) => void;
};

/** What is done with the drawing, as changes of the router. Where a node is while it is dragged stays here. */
export function useFlow(graph: Graph, { moved, selected, editing, onSelect }: FlowOptions) {
  const ownText = useLocalizedText();
  const [dragged, setDragged] = useState<Readonly<Record<string, Position>>>({});
  const [sizes, setSizes] = useState<Readonly<Record<string, Size>>>({});
  const [edge, setEdge] = useState<string>();
  const places = layoutGraph(graph, { ...moved, ...dragged }, (id) => sizes[id] ?? sizeOf(graph, id));

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

  /** An edge that can't be drawn says why. */
  const edgeOf = (connection: Connection): GraphEdit[] => {
    const meaning = meaningOf(graph, connection);
    const problem = meaning && connectionProblem(graph, meaning.from, meaning.next);
    if (problem) notify.error({ title: ownText(problem) });
    return meaning && !problem ? [{ type: "connect", ...meaning }] : [];
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
  return { places, sizes, edge, onNodesChange, onEdgesChange, onConnect, onReconnect, onDelete };
}

type Change = { type: string; id?: string; selected?: boolean };

/** Which one is chosen after changes; one at a time. */
function chosenOf(changes: readonly Change[], before: string | undefined): string | undefined {
  const selections = changes.filter(({ type }) => type === "select");
  const chosen = selections.find(({ selected }) => selected);
  if (chosen) return chosen.id;
  return selections.some(({ id }) => id === before) ? undefined : before;
}
