import { Box, Flex, Heading, type SystemStyleObject } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { problemTarget } from "../go-to-problem";

type RouteCardProps = {
  /** The id in the problems' targets; the card of results has none. */
  target?: string;
  title: string;
  icon: LucideIcon;
  isWrong: boolean;
  /** Selected on the canvas: the card scrolls into view. */
  isSelected?: boolean;
  actions?: ReactNode;
  children: ReactNode;
};

/** Skips painting and hit tests of cards out of sight. They took a third of a frame while the canvas moves. */
const SKIPPED_OUT_OF_SIGHT: SystemStyleObject = { contentVisibility: "auto", containIntrinsicBlockSize: "auto 20rem" };

/** A node of the graph as a card of the list. */
export function RouteCard({
  target = "",
  title,
  icon: Icon,
  isWrong,
  isSelected = false,
  actions,
  children,
}: RouteCardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isSelected) card.current?.scrollIntoView({ block: "nearest" });
  }, [isSelected]);
  return (
    <Box
      as="section"
      ref={card}
      tabIndex={-1}
      {...problemTarget("route", target)}
      aria-label={title}
      borderWidth="1px"
      rounded="l2"
      bg="bg.panel"
      p="3"
      css={SKIPPED_OUT_OF_SIGHT}
      {...(isSelected && { borderColor: "brand.solid" })}
      {...(isWrong && { borderColor: "border.error" })}
    >
      <Flex gap="2" align="center" mb="2">
        <Box asChild color="fg.muted" flexShrink="0">
          <Icon size={15} aria-hidden />
        </Box>
        <Heading as="h3" textStyle="sm" fontWeight="semibold" flex="1" minW="0" truncate>
          {title}
        </Heading>
        {actions}
      </Flex>
      {children}
    </Box>
  );
}
