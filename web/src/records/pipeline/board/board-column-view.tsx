import { Box, Flex } from "@chakra-ui/react";
import { useDroppable } from "@dnd-kit/core";
import type { RecordView } from "@dure/domain/records/record/record";
import { useTranslation } from "react-i18next";
import type { BoardColumn } from "./board-groups";
import { type CardsInMotion, ColumnCards } from "./column-cards";
import { ColumnHead } from "./column-head";

type BoardColumnViewProps = { column: BoardColumn } & CardsInMotion;

/** The column of a stage: the number of its cards, the sum of their amounts, and the cards. */
export function BoardColumnView({ column: { stage, cards, total, amountSum }, ...moving }: BoardColumnViewProps) {
  const { arrivals, draggedId } = inColumn(cards, moving);
  const { t } = useTranslation("records");
  const { setNodeRef, isOver } = useDroppable({ id: stage.id });
  return (
    <Flex
      ref={setNodeRef}
      data-stage={stage.id}
      direction="column"
      w={{ base: "min(19rem, 82vw)", md: "auto" }}
      minW="0"
      minH="0"
      flex={{ base: "none", md: "1 1 0" }}
      rounded="l3"
      data-over={isOver || undefined}
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="transparent"
      css={{ "&[data-over]": { bg: "brand.subtle", borderColor: "brand.border" } }}
      transition="background 120ms, border-color 120ms"
      scrollSnapAlign="start"
    >
      <ColumnHead stage={stage} total={total} amountSum={amountSum} />
      {cards.length > 0 || total > 0 ? (
        <ColumnCards
          cards={cards}
          label={t("board.columnCards", { stage: stage.label })}
          arrivals={arrivals}
          draggedId={draggedId}
        />
      ) : (
        <Box px="3" pb="3" textStyle="xs" color="fg.muted">
          {t("board.emptyColumn")}
        </Box>
      )}
    </Flex>
  );
}

const NONE: ReadonlySet<string> = new Set();

/** Limits the state of moving cards to a column's own cards, so that moves elsewhere don't render it again. */
const inColumn = (cards: readonly RecordView[], { arrivals, draggedId }: CardsInMotion): CardsInMotion => ({
  arrivals: cards.some(({ id }) => arrivals.has(id)) ? arrivals : NONE,
  draggedId: cards.some(({ id }) => id === draggedId) ? draggedId : undefined,
});
