import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import { useDroppable } from "@dnd-kit/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../ui/use-format";
import type { BoardColumn } from "./board-groups";
import { type CardsInMotion, ColumnCards } from "./column-cards";

type BoardColumnViewProps = { column: BoardColumn } & CardsInMotion;

/** One stage: how many cards stand there, what they are worth, and the cards. */
export function BoardColumnView({ column: { stage, cards, total, amountSum }, ...moving }: BoardColumnViewProps) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const { setNodeRef, isOver } = useDroppable({ id: stage.id });
  return (
    <Flex
      ref={setNodeRef}
      data-stage={stage.id}
      direction="column"
      w={{ base: "min(19rem, 82vw)", md: "17rem" }}
      minH="0"
      flex="1"
      rounded="l3"
      bg={isOver ? "brand.subtle" : "bg.subtle"}
      borderWidth="1px"
      borderColor={isOver ? "brand.border" : "transparent"}
      transition="background 120ms, border-color 120ms"
      scrollSnapAlign="start"
    >
      <Flex px="3" pt="2.5" pb="2" gap="2" align="baseline">
        <Heading as="h3" textStyle="sm" fontWeight="semibold" truncate>
          {stage.label}
        </Heading>
        <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums" data-count>
          {format.number(total)}
        </Text>
        <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums" ms="auto" whiteSpace="nowrap" data-sum>
          {amountSum !== 0 && format.money(amountSum, "KRW")}
        </Text>
      </Flex>
      {cards.length > 0 || total > 0 ? (
        <ColumnCards cards={cards} label={t("board.columnCards", { stage: stage.label })} {...moving} />
      ) : (
        <Box px="3" pb="3" textStyle="xs" color="fg.muted">
          {t("board.emptyColumn")}
        </Box>
      )}
    </Flex>
  );
}
