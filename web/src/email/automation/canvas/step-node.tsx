import { Box, Flex, Text } from "@chakra-ui/react";
import type { StepType } from "@dure/domain/email/automation/step";
import { Handle, type Node, type NodeProps, Position } from "@xyflow/react";
import { Flag, type LucideIcon, Zap } from "lucide-react";
import { STEP_ICONS } from "../editor/step-icons";

type StepData = {
  kind: StepType | "start" | "end";
  title: string;
  detail: string;
  numbers: string;
  isWrong: boolean;
};
export type StepFlowNode = Node<StepData, "step">;

const ICONS: Record<StepData["kind"], LucideIcon> = { ...STEP_ICONS, start: Zap, end: Flag };

/** A step on the canvas: its kind, what it does, and how many people are at it. */
export function StepNode({ data: { kind, title, detail, numbers, isWrong }, selected }: NodeProps<StepFlowNode>) {
  const Icon = ICONS[kind];
  return (
    <Box
      w="52"
      px="3"
      py="2"
      bg="bg.panel"
      borderWidth="1px"
      borderColor={isWrong ? "border.error" : "border.emphasized"}
      rounded="l2"
      textStyle="sm"
      {...(selected && { outlineWidth: "2px", outlineStyle: "solid", outlineColor: "brand.solid" })}
    >
      {kind !== "start" && <Handle type="target" position={Position.Top} isConnectable={false} />}
      <Flex gap="2" align="center">
        <Box asChild color="brand.fg" flexShrink="0">
          <Icon size={15} aria-hidden />
        </Box>
        <Text fontWeight="semibold" truncate>
          {title}
        </Text>
      </Flex>
      {detail && (
        <Text textStyle="xs" color="fg.muted" truncate>
          {detail}
        </Text>
      )}
      {numbers && (
        <Text textStyle="xs" color="fg.muted">
          {numbers}
        </Text>
      )}
      {kind !== "end" && <Handle type="source" position={Position.Bottom} isConnectable={false} />}
    </Box>
  );
}
