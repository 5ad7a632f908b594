import "@xyflow/react/dist/base.css";
import { Box, type SystemStyleObject } from "@chakra-ui/react";
import type { GraphNext, GraphSource } from "@dure/domain/routing/graph/graph";
import { RESULT } from "@dure/domain/routing/graph/result";
import { ENTRY } from "@dure/domain/routing/router/router-problem";
import {
  Background,
  Controls,
  type FinalConnectionState,
  MarkerType,
  MiniMap,
  ReactFlow,
  type ReactFlowInstance,
} from "@xyflow/react";
import { useTheme } from "next-themes";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CANVAS_STYLE } from "../../../../ui/canvas/canvas-style";
import type { RouteEditing } from "../use-route";
import { AddOnDrop, type Drop } from "./add-on-drop";
import { type Canvas, CanvasContext, RoutesContext } from "./canvas-context";
import { ConditionNode } from "./condition-node";
import { EntryNode } from "./entry-node";
import { type FlowNode, flowEdges, flowNodes, sourceOf } from "./flow";
import { ResultNode } from "./result-node";
import { RoutedEdge } from "./routed-edge";
import { showEntry } from "./show-entry";
import { useCanvasTexts } from "./use-canvas-texts";
import { useFlow } from "./use-flow";
import { useRoutesOf } from "./use-routes-of";
import { useStable } from "./use-stable";

const NODE_TYPES = { entry: EntryNode, condition: ConditionNode, result: ResultNode };
const EDGE_TYPES = { routed: RoutedEdge };
const EDGE_OPTIONS = { markerEnd: { type: MarkerType.ArrowClosed, width: 18, height: 18 }, interactionWidth: 24 };
/** CSS pixels. */
const MAP_SIZE = { width: 144, height: 96 };
const DELETE_KEYS = ["Delete", "Backspace"];
const STYLE: SystemStyleObject = {
  ...CANVAS_STYLE,
  // Covers a canvas that is being dragged, so that the browser skips hit tests of all nodes and edges, a fifth of a
  // frame's work. Draggable nodes and edges start no drag of the canvas, so clicks on them still work.
  "& .react-flow__pane.dragging::after": { content: '""', position: "absolute", inset: "0", zIndex: "10" },
};

type RouteCanvasProps = Canvas & {
  selected: string | undefined;
  /** The ids of the nodes and edges that the tested answers pass. */
  lit: ReadonlySet<string> | undefined;
  editing: RouteEditing;
  onSelect: (id: string | undefined) => void;
};

/** The graph as a canvas, on which nodes are moved, connected and deleted. */
export function RouteCanvas({ selected, lit, editing, onSelect, ...canvas }: RouteCanvasProps) {
  const { draft, graph, words, problems } = canvas;
  const { t } = useTranslation("routing");
  const { resolvedTheme } = useTheme();
  const box = useRef<HTMLDivElement>(null);
  const flow = useRef<ReactFlowInstance<FlowNode>>(null);
  const [drop, setDrop] = useState<Drop>();
  const moved = draft.metadata.positions;
  const { places, sizes, sizeAt, edge, ...handlers } = useFlow(graph, { moved, selected, editing, onSelect });
  const shown = useMemo(() => ({ draft, graph, words, problems }), [draft, graph, words, problems]);

  const labelOf = (id: string): string => {
    if (id === ENTRY) return t("route.entry");
    return id === RESULT ? t("route.result") : words.nodeLabel(id);
  };
  const edgeLabel = (from: GraphSource, next: GraphNext) =>
    t("route.canvas.edgeOf", { from: labelOf(from === "entry" ? ENTRY : from.node), to: words.nextText(next) });
  const nodes = useStable(flowNodes(graph, { places, sizes, selected, lit, labelOf }));
  const edges = useStable(flowEdges(graph, { selected: edge, lit }, edgeLabel));
  const routes = useRoutesOf(graph, edges, places, sizeAt);

  const open = (instance: ReactFlowInstance<FlowNode>) => {
    flow.current = instance;
    if (box.current) void showEntry(instance, box.current);
  };
  const endConnection = (event: MouseEvent | TouchEvent, { fromHandle, toNode }: FinalConnectionState) => {
    if (toNode || fromHandle?.type !== "source") return;
    const { clientX: x, clientY: y } =
      "changedTouches" in event ? (event.changedTouches[0] ?? { clientX: 0, clientY: 0 }) : event;
    const place = flow.current?.screenToFlowPosition({ x, y }) ?? { x: 0, y: 0 };
    const from = sourceOf({ source: fromHandle.nodeId, sourceHandle: fromHandle.id ?? null });
    setDrop({ from, at: { x, y }, place: { x: Math.round(place.x), y: Math.round(place.y) - 20 } });
  };
  return (
    <CanvasContext value={shown}>
      <RoutesContext value={routes}>
        <Box ref={box} h="full" role="region" aria-label={t("route.graph")} css={STYLE}>
          <ReactFlow
            nodes={nodes}
            edges={edges}
            nodeTypes={NODE_TYPES}
            edgeTypes={EDGE_TYPES}
            defaultEdgeOptions={EDGE_OPTIONS}
            colorMode={resolvedTheme === "dark" ? "dark" : "light"}
            ariaLabelConfig={useCanvasTexts()}
            deleteKeyCode={DELETE_KEYS}
            onInit={open}
            onConnectEnd={endConnection}
            minZoom={0.1}
            maxZoom={1.5}
            multiSelectionKeyCode={null}
            selectionKeyCode={null}
            {...handlers}
          >
            <Background gap={20} />
            <Controls showInteractive={false} />
            <MiniMap pannable zoomable position="bottom-right" style={MAP_SIZE} ariaLabel={t("route.canvas.map")} />
          </ReactFlow>
        </Box>
        {drop && <AddOnDrop drop={drop} words={words} editing={editing} onClose={() => setDrop(undefined)} />}
      </RoutesContext>
    </CanvasContext>
  );
}
