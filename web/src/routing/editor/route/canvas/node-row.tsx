import { Flex, Text } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { ROW_HEIGHT } from "./flow";

type NodeRowProps = { text: string; icon?: LucideIcon; isMuted?: boolean; isWrong?: boolean; handle: ReactNode };

/** A row of a node, with the handle at its edge. */
export function NodeRow({ text, icon: Icon, isMuted = false, isWrong = false, handle }: NodeRowProps) {
  const color = isMuted ? "fg.muted" : "fg";
  return (
    <Flex
      position="relative"
      align="center"
      gap="2"
      h={`${ROW_HEIGHT}px`}
      px="3"
      borderTopWidth="1px"
      color={isWrong ? "fg.error" : color}
    >
      {handle}
      {Icon && <Icon size={14} aria-hidden />}
      <Text truncate>{text}</Text>
    </Flex>
  );
}
