import "@xyflow/react/dist/base.css";
import { Box } from "@chakra-ui/react";
import type { AutomationBody } from "@dure/domain/email/automation/automation";
import type { StepNumbers } from "@dure/domain/email/automation/automation-api";
import { flatSteps } from "@dure/domain/email/automation/steps";
import { Background, Controls, type Edge, MarkerType, ReactFlow, useReactFlow } from "@xyflow/react";
import { useTheme } from "next-themes";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { CANVAS_STYLE } from "../../../ui/canvas/canvas-style";
import type { ShownProblem } from "../editor/shown-problem";
import { useStepTexts } from "../editor/use-step-texts";
import { useStepNumbers } from "../mail/use-step-numbers";
import { useTriggerText } from "../trigger/use-trigger-text";
import { END, layoutSteps, START } from "./layout-steps";
import { type StepFlowNode, StepNode } from "./step-node";
import { useCanvasTexts } from "./use-canvas-texts";

const NODE_TYPES = { step: StepNode };
const EDGE_OPTIONS = { markerEnd: { type: MarkerType.ArrowClosed, width: 18, height: 18 } };
const FIT = { minZoom: 0.5, maxZoom: 1, padding: 0.1 };
const COLUMN = 320;
const ROW = 130;

type AutomationCanvasProps = {
  draft: AutomationBody;
  numbers: ReadonlyMap<string, StepNumbers>;
  problems: readonly ShownProblem[];
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
};

/** The steps as a graph; pressing one opens it in the list beside, where it is edited. */
export function AutomationCanvas({ draft, numbers, problems, selected, onSelect }: AutomationCanvasProps) {
  const { t } = useTranslation("email");
  const { resolvedTheme } = useTheme();
  const { titleOf, detailOf } = useStepTexts();
  const triggerText = useTriggerText();
  const numbersOf = useStepNumbers();
  const { places, edges } = useMemo(() => layoutSteps(draft.actions), [draft.actions]);
  const steps = new Map(flatSteps(draft.actions).map((step) => [step.id, step]));

  const nodes = places.map(({ id, column, row }): StepFlowNode => {
    const step = steps.get(id);
    const title = step ? titleOf(step) : id === START ? triggerText(draft.trigger) : t("step.end");
    return {
      id,
      type: "step",
      position: { x: column * COLUMN, y: row * ROW },
      selected: selected === id,
      draggable: false,
      connectable: false,
      deletable: false,
      ariaLabel: title,
      data: {
        kind: step?.type ?? (id === END ? "end" : "start"),
        title,
        detail: step ? detailOf(step) : "",
        numbers: numbersOf(numbers.get(id)),
        isWrong: problems.some(({ step_id }) => step_id === (id === START ? null : id)),
      },
    };
  });
  const lines = edges.map(({ branch, ...edge }): Edge => ({ ...edge, ...(branch && { label: t(`step.${branch}`) }) }));
  return (
    <Box h="full" role="region" aria-label={t("step.graph")} css={CANVAS_STYLE}>
      <ReactFlow
        nodes={nodes}
        edges={lines}
        nodeTypes={NODE_TYPES}
        defaultEdgeOptions={EDGE_OPTIONS}
        colorMode={resolvedTheme === "dark" ? "dark" : "light"}
        ariaLabelConfig={useCanvasTexts()}
        edgesFocusable={false}
        nodesConnectable={false}
        deleteKeyCode={null}
        fitView
        fitViewOptions={FIT}
        minZoom={0.2}
        maxZoom={1.5}
        onNodeClick={(_, { id }) => onSelect(steps.has(id) ? id : undefined)}
        onNodesChange={(changes) => {
          const chosen = changes.find((change) => change.type === "select" && change.selected);
          if (chosen && "id" in chosen && steps.has(chosen.id)) onSelect(chosen.id);
        }}
      >
        <Background gap={20} />
        <Controls showInteractive={false} fitViewOptions={FIT} />
        <FitSteps shown={places.map(({ id }) => id).join(" ")} />
      </ReactFlow>
    </Box>
  );
}

/** Fits all steps into the view when the set of steps changes. @param shown the steps' ids */
function FitSteps({ shown }: { shown: string }) {
  const { fitView } = useReactFlow();
  useEffect(() => {
    void fitView(FIT);
  }, [shown, fitView]);
  return null;
}
