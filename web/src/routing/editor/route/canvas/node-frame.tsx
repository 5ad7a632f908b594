import { Box, Flex, Text } from "@chakra-ui/react";
import type { RouterProblem } from "@dure/domain/routing/router/router-problem";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { ProblemTexts } from "../problem-texts";
import { HEADER_HEIGHT, NODE_WIDTH } from "./flow";

type NodeFrameProps = {
  title: string;
  icon: LucideIcon;
  isSelected: boolean;
  problems: readonly RouterProblem[];
  /** A handle beside the title. */
  handle?: ReactNode;
  children?: ReactNode;
};

/** A node of the canvas: title, rows, and problems below them. */
export function NodeFrame({ title, icon: Icon, isSelected, problems, handle, children }: NodeFrameProps) {
  return (
    <Box
      w={`${NODE_WIDTH}px`}
      bg="bg.panel"
      borderWidth="1px"
      borderColor={problems.length > 0 ? "border.error" : "border.emphasized"}
      rounded="l2"
      textStyle="sm"
      {...(isSelected && { outlineWidth: "2px", outlineStyle: "solid", outlineColor: "brand.solid" })}
    >
      <Flex position="relative" align="center" gap="2" h={`${HEADER_HEIGHT - 2}px`} px="3">
        {handle}
        <Box asChild color="brand.fg" flexShrink="0">
          <Icon size={15} aria-hidden />
        </Box>
        <Text fontWeight="semibold" truncate>
          {title}
        </Text>
      </Flex>
      {children}
      {problems.length > 0 && (
        <Box px="3" pb="2">
          <ProblemTexts problems={problems} />
        </Box>
      )}
    </Box>
  );
}
