import { Handle, type NodeProps, Position } from "@xyflow/react";
import { Split } from "lucide-react";
import { memo } from "react";
import { useCanvas } from "./canvas-context";
import type { FlowNode } from "./flow";
import { NodeFrame } from "./node-frame";
import { NodeRow } from "./node-row";

/** A field's conditions in the order of evaluation. */
export const ConditionNode = memo(function ConditionNode({ id, selected }: NodeProps<FlowNode>) {
  const { graph, words, problems } = useCanvas();
  const node = graph.nodes.find((one) => one.id === id);
  if (!node) return null;
  const wrong = problems.filter(({ target }) => target === id);
  return (
    <NodeFrame
      title={words.nodeLabel(node.id)}
      icon={Split}
      isSelected={selected}
      problems={wrong}
      handle={<Handle type="target" position={Position.Left} />}
    >
      {node.conditions.map((condition, index) => (
        <NodeRow
          key={index}
          text={words.conditionText(node.field, condition)}
          isWrong={wrong.some(({ caseIndex }) => caseIndex === index)}
          handle={<Handle type="source" id={String(index)} position={Position.Right} />}
        />
      ))}
    </NodeFrame>
  );
});
