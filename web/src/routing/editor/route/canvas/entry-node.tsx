import { ENTRY } from "@dure/domain/routing/router/router-problem";
import { Handle, type NodeProps, Position } from "@xyflow/react";
import { Inbox } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useCanvas } from "./canvas-context";
import type { FlowNode } from "./flow";
import { NodeFrame } from "./node-frame";

/** The node where every submission starts. */
export const EntryNode = memo(function EntryNode({ selected }: NodeProps<FlowNode>) {
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
});
