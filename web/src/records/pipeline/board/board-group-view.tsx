import { Flex, Heading, HStack } from "@chakra-ui/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { StatusDot } from "../status-dot";
import { BoardColumnView } from "./board-column-view";
import type { BoardGroup } from "./board-groups";
import type { CardsInMotion } from "./column-cards";

type BoardGroupViewProps = { group: BoardGroup } & CardsInMotion;

const [NARROW_REM, WIDE_REM, GAP_REM] = [11.5, 19, 0.75];

/** Columns are narrow enough to show the won and lost stages at 1440 pixels, and wider where there is room. */
const widthOf = (columns: number) => {
  const rem = (one: number) => `${columns * one + (columns - 1) * GAP_REM}rem`;
  return { flex: { base: "none", md: `${columns} 0 ${rem(NARROW_REM)}` }, maxWidth: { md: rem(WIDE_REM) } };
};

/** The stages of one status group: not begun, under way, won or lost. */
export function BoardGroupView({ group: { status, columns }, ...moving }: BoardGroupViewProps) {
  const { t } = useTranslation("records");
  const id = useId();
  return (
    <Flex as="section" aria-labelledby={id} direction="column" minH="0" css={widthOf(columns.length)}>
      <HStack gap="1.5" mb="1.5">
        <StatusDot status={status} />
        <Heading id={id} as="h2" textStyle="xs" fontWeight="medium" color="fg.muted">
          {t(`pipeline.status.${status}`)}
        </Heading>
      </HStack>
      <Flex gap="3" flex="1" minH="0">
        {columns.map((column) => (
          <BoardColumnView key={column.stage.id} column={column} {...moving} />
        ))}
      </Flex>
    </Flex>
  );
}
