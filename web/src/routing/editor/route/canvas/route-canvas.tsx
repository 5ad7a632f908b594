import { Inbox } from "lucide-react";
import { NodeFrame } from "./node-frame";
import "@xyflow/react/dist/base.css";
import { Box } from "@chakra-ui/react";
import type { GraphNext, GraphSource } from "@dure/domain/routing/graph/graph";
import { RESULT } from "@dure/domain/routing/graph/layout-graph";
import { ENTRY } from "@dure/domain/routing/router/router-problem";
import {
  type AriaLabelConfig,
  Background,
  Controls,
  Handle,
  MarkerType,
  type NodeProps,
  Position,
  ReactFlow,
} from "@xyflow/react";
import { useTheme } from "next-themes";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { CANVAS_STYLE } from "../../../../ui/theme/canvas-style";
import type { RouteEditing } from "../use-route";
import { type Canvas, CanvasContext, useCanvas } from "./canvas-context";
import { ConditionNode } from "./condition-node";
import { type FlowNode, flowEdges, flowNodes } from "./flow";
import { ResultNode } from "./result-node";
import { useFlow } from "./use-flow";

const NODE_TYPES = { entry: EntryNode, condition: ConditionNode, result: ResultNode };
const EDGE_OPTIONS = { markerEnd: { type: MarkerType.ArrowClosed, width: 18, height: 18 }, interactionWidth: 24 };

type RouteCanvasProps = Canvas & {
  selected: string | undefined;
  editing: RouteEditing;
  onSelect: (id: string | undefined) => void;
};

/** The graph as a canvas, on which nodes are moved, connected and deleted. */
export function RouteCanvas({ selected, editing, onSelect, ...canvas }: RouteCanvasProps) {
  const { draft, graph, words, problems } = canvas;
  const { t } = useTranslation("routing");
  const { resolvedTheme } = useTheme();
  const { places, sizes, edge, ...handlers } = useFlow(graph, {
    moved: draft.metadata.positions,
    selected,
    editing,
    onSelect,
  });
  const shown = useMemo(() => ({ draft, graph, words, problems }), [draft, graph, words, problems]);

  const labelOf = (id: string): string => {
    if (id === ENTRY) return t("route.entry");
    if (id === RESULT) return t("route.result");
    return words.fieldLabel(graph.nodes.find((node) => node.id === id)?.field.name ?? "");
  };
  const edgeLabel = (from: GraphSource, next: GraphNext) =>
    t("route.canvas.edgeOf", { from: labelOf(from === "entry" ? ENTRY : from.node), to: words.nextText(next) });
  return (
    <CanvasContext value={shown}>
      <Box h="full" role="region" aria-label={t("route.graph")} css={CANVAS_STYLE}>
        <ReactFlow
          nodes={flowNodes(graph, { places, sizes, selected, labelOf })}
          edges={flowEdges(graph, edge, edgeLabel)}
          nodeTypes={NODE_TYPES}
          defaultEdgeOptions={EDGE_OPTIONS}
          colorMode={resolvedTheme === "dark" ? "dark" : "light"}
          ariaLabelConfig={useCanvasTexts()}
          deleteKeyCode={["Delete", "Backspace"]}
          fitView
          fitViewOptions={{ minZoom: 0.6, maxZoom: 1, padding: 0.05 }}
          minZoom={0.2}
          maxZoom={1.5}
          multiSelectionKeyCode={null}
          selectionKeyCode={null}
          {...handlers}
        >
          <Background gap={20} />
          <Controls showInteractive={false} />
        </ReactFlow>
      </Box>
    </CanvasContext>
  );
}

/** The node where every submission starts. */
function EntryNode({ selected }: NodeProps<FlowNode>) {
  const { t } = useTranslation("routing");
  const { problems } = useCanvas();
  return (
    <NodeFrame
      title={t("route.entry")}
      icon={Inbox}
      isSelected={selected}
      problems={problems.filter(({ target }) => target === ENTRY)}
      handle={<Handle type="source" position={Position.Right} />}
    />
  );
}

/** The texts of the canvas for screen readers. */
function useCanvasTexts(): Partial<AriaLabelConfig> {
  const { t } = useTranslation("routing");
  return {
    "node.a11yDescription.default": t("route.canvas.node"),
    "node.a11yDescription.keyboardDisabled": t("route.canvas.node"),
    "node.a11yDescription.ariaLiveMessage": ({ x, y }) => t("route.canvas.moved", { x, y }),
    "edge.a11yDescription.default": t("route.canvas.edge"),
    "handle.ariaLabel": t("route.canvas.handle"),
    "controls.ariaLabel": t("route.canvas.controls"),
    "controls.zoomIn.ariaLabel": t("route.canvas.zoomIn"),
    "controls.zoomOut.ariaLabel": t("route.canvas.zoomOut"),
    "controls.fitView.ariaLabel": t("route.canvas.fit"),
  };
}
