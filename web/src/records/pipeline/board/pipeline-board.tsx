import { Text } from "@chakra-ui/react";
import type { FilterBody } from "@dure/domain/records/filter/filter";
import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/error-state";
import { useFormat } from "../../../ui/use-format";
import { usePendingMoves } from "../use-move-stage";
import { BoardColumns } from "./board-columns";
import { groupCards, placeCards } from "./board-groups";
import { useBoard } from "./board-queries";
import { BoardSkeleton } from "./board-skeleton";
import { placeSums } from "./board-sums";
import { BoardTotals } from "./board-totals";
import { useCardFields } from "./card/use-card-fields";
import { useArrivals } from "./use-arrivals";

type PipelineBoardProps = { pipeline: Pipeline; body: FilterBody; onAdd: (stageId: string) => void };

/** The board in each of its states. When there are more cards than it shows, it says so. */
export function PipelineBoard({ pipeline, body, onAdd }: PipelineBoardProps) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const { data, error, refetch, isPlaceholderData } = useBoard(pipeline.id, body);
  const fields = useCardFields(pipeline.id);
  const moves = usePendingMoves();
  const isSorted = Boolean(body.sorting);
  const cards = useMemo(() => placeCards(data?.data ?? [], moves, isSorted), [data, moves, isSorted]);
  const sums = useMemo(() => (data ? placeSums(data, moves) : []), [data, moves]);
  const groups = useMemo(() => groupCards(pipeline, cards, sums), [pipeline, cards, sums]);
  const arrivals = useArrivals(cards);

  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data || !fields) return <BoardSkeleton />;
  return (
    <>
      {data.total > data.data.length && (
        <Text role="status" px={{ base: "4", md: "6" }} pb="2" textStyle="xs" color="fg.muted">
          {t(isSorted ? "board.limitSorted" : "board.limit", {
            shown: format.number(data.data.length),
            total: format.number(data.total),
          })}
        </Text>
      )}
      <BoardTotals pipeline={pipeline} groups={groups} />
      <BoardColumns
        pipeline={pipeline}
        groups={groups}
        fields={fields}
        arrivals={arrivals}
        stale={isPlaceholderData}
        onAdd={onAdd}
      />
    </>
  );
}
