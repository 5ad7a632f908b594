import { Box, type SystemStyleObject } from "@chakra-ui/react";
import type { RecordView } from "@dure/domain/records/record/record";
import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { memo, use, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { BoardActionsContext } from "./board-actions-context";
import { BoardCard } from "./card/board-card";
import { cardPx } from "./card/card-size";
import { staleDaysOf } from "./card/use-stale-days";

const GAP_PX = 8;

/** Styles all cards at once: styling each by itself would cost a drag's first frame. */
const LIST: SystemStyleObject = {
  listStyleType: "none",
  position: "relative",
  "& > li": { position: "absolute", insetInline: "0", transition: "transform 180ms ease" },
};

export type CardsInMotion = {
  /** Cards that have just come to their stage. */
  arrivals: ReadonlySet<string>;
  draggedId: string | undefined;
};

type ColumnCardsProps = { cards: readonly RecordView[]; label: string } & CardsInMotion;

/** The visible cards of a column. They slide when a card is added or removed. */
export const ColumnCards = memo(function ColumnCards({ cards, label, arrivals, draggedId }: ColumnCardsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { fields, pipeline, now } = use(BoardActionsContext);
  const heights = useMemo(
    () => cards.map((card) => cardPx(card, fields, staleDaysOf(card, pipeline, now) !== undefined)),
    [cards, fields, pipeline, now],
  );
  // A card unmounted while it is dragged would lose its drag.
  const kept = cards.findIndex(({ id }) => id === draggedId);
  const virtual = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heights[index] ?? 0,
    gap: GAP_PX,
    getItemKey: (index) => cards[index]?.id ?? index,
    overscan: 4,
    rangeExtractor: (range: Range) => {
      const seen = defaultRangeExtractor(range);
      return kept < 0 || seen.includes(kept) ? seen : [...seen, kept].sort((a, b) => a - b);
    },
  });

  useLayoutEffect(() => virtual.measure(), [virtual, heights]);

  const [top] = cards;
  const hasArrival = top !== undefined && arrivals.has(top.id);
  useEffect(() => {
    if (hasArrival) scroller.current?.scrollTo({ top: 0 });
  }, [hasArrival]);

  return (
    <Box
      ref={scroller}
      data-scroll={label}
      flex="1"
      minH="0"
      overflowY="auto"
      overflowX="hidden"
      px="2"
      pb="2"
      tabIndex={-1}
    >
      <Box as="ul" aria-label={label} css={LIST} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const record = cards[index];
          return (
            record && (
              <li
                key={key}
                style={{ height: heights[index], transform: `translateY(${start}px)` }}
                aria-setsize={cards.length}
                aria-posinset={index + 1}
              >
                <BoardCard record={record} arrived={arrivals.has(record.id)} />
              </li>
            )
          );
        })}
      </Box>
    </Box>
  );
});
