import { Flex, Text } from "@chakra-ui/react";
import { useDroppable } from "@dnd-kit/core";
import type { StageValue } from "@dure/domain/records/record/record";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { StatusDot } from "../status-dot";

type Stage = z.infer<typeof StageValue>;

/** Places below a long board for the stages whose columns are out of sight, while a card is dragged. */
export function DropStrip({ stages }: { stages: readonly Stage[] }) {
  const { t } = useTranslation("records");
  return (
    <Flex
      role="group"
      aria-label={t("board.dropStrip")}
      position="fixed"
      // Above the dragged card, which would hide the name that it is dropped on.
      zIndex="popover"
      bottom="4"
      left="50%"
      transform="translateX(-50%)"
      maxW="calc(100vw - 2rem)"
      wrap="wrap"
      justify="center"
      gap="2"
      p="2"
      bg="bg.panel"
      rounded="l3"
      shadow="lg"
      borderWidth="1px"
    >
      {stages.map((stage) => (
        <DropPlace key={stage.id} stage={stage} />
      ))}
    </Flex>
  );
}

function DropPlace({ stage }: { stage: Stage }) {
  const { setNodeRef, isOver } = useDroppable({ id: `strip:${stage.id}`, data: { stageId: stage.id } });
  return (
    <Flex
      ref={setNodeRef}
      align="center"
      gap="1.5"
      minW="7rem"
      h="12"
      px="3"
      rounded="l2"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={isOver ? "brand.border" : "border.emphasized"}
      bg={isOver ? "brand.subtle" : undefined}
    >
      <StatusDot status={stage.status} color={stage.color} />
      <Text textStyle="sm" truncate>
        {stage.label}
      </Text>
    </Flex>
  );
}
