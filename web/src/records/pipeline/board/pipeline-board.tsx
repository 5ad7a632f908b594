import { Text } from "@chakra-ui/react";
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
import type { BoardFilter } from "./filter/board-filter";
import { useArrivals } from "./use-arrivals";

/** The board in each of its states. When there are more cards than it shows, it says so. */
export function PipelineBoard({ pipeline, filter }: { pipeline: Pipeline; filter: BoardFilter }) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const { data, error, refetch, isPlaceholderData } = useBoard(pipeline.id, filter);
  const moves = usePendingMoves();
  const cards = useMemo(() => placeCards(data?.data ?? [], moves), [data, moves]);
  const sums = useMemo(() => (data ? placeSums(data, moves) : []), [data, moves]);
  const groups = useMemo(() => groupCards(pipeline, cards, sums), [pipeline, cards, sums]);
  const arrivals = useArrivals(cards);

  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <BoardSkeleton />;
  return (
    <>
      {data.total > data.data.length && (
        <Text role="status" px={{ base: "4", md: "6" }} pb="2" textStyle="xs" color="fg.muted">
          {t("board.limit", { shown: format.number(data.data.length), total: format.number(data.total) })}
        </Text>
      )}
      <BoardColumns pipeline={pipeline} groups={groups} arrivals={arrivals} stale={isPlaceholderData} />
    </>
  );
}
