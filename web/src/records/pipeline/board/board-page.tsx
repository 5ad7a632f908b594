import { Box, Button, Flex } from "@chakra-ui/react";
import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { Plus, SearchX } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router";
import { usePersistedState } from "../../../lib/use-persisted-state";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { PageHeader } from "../../../ui/page-header";
import { CreateDrawer } from "../../record/create/create-drawer";
import { useReturnFocus } from "../../record/list/use-return-focus";
import { RecordSideView } from "../../record/side/record-side-view";
import { useListParams } from "../../view/use-list-params";
import { DealViews } from "../deal-views";
import { usePipelines } from "../pipeline-queries";
import { BoardSkeleton } from "./board-skeleton";
import { boardBody } from "./filter/board-body";
import { type BoardFilter, readBoardFilter, writeBoardFilter } from "./filter/board-filter";
import { BoardFilters } from "./filter/board-filters";
import { PipelineBoard } from "./pipeline-board";

/** The deals of one deal type on their stages. */
export function BoardPage() {
  const { t } = useTranslation("records");
  const { pipelineId } = useParams();
  const { data: pipelines, error, refetch } = usePipelines();
  const pipeline = useBoardPipeline(pipelines, pipelineId);
  const isGone = pipelines !== undefined && !pipeline;
  const [filter, setFilter] = useBoardFilter();
  const { address } = useListParams();
  const body = useMemo(() => boardBody(filter, address), [filter, address]);
  /** The stage that a new deal begins at; "" for the first one. */
  const [createdAt, setCreatedAt] = useState<string>();
  const { area, returnFocus } = useReturnFocus();
  return (
    <Flex ref={area} direction="column" h="full" minH="0">
      <Box px={{ base: "4", md: "6" }} pt={{ base: "4", md: "5" }}>
        <PageHeader
          title={t("entities.deal")}
          actions={
            <>
              <DealViews current="board" pipelineId={pipeline?.id ?? ""} />
              <Button onClick={() => setCreatedAt("")}>
                <Plus aria-hidden />
                {t("create.action.deal")}
              </Button>
            </>
          }
        />
        <BoardFilters pipelineId={pipeline?.id ?? ""} filter={filter} onFilter={setFilter} />
      </Box>
      {isGone && <EmptyState icon={SearchX} title={t("pipeline.gone")} description={t("pipeline.goneHint")} />}
      {pipeline && <PipelineBoard key={pipeline.id} pipeline={pipeline} body={body} onAdd={setCreatedAt} />}
      {!pipelines && !error && <BoardSkeleton />}
      {!pipelines && error && <ErrorState error={error} onRetry={refetch} />}
      <RecordSideView onClosed={returnFocus} />
      <CreateDrawer
        entity="deal"
        dealType={pipeline?.id ?? ""}
        stageId={createdAt}
        open={createdAt !== undefined}
        onClose={() => setCreatedAt(undefined)}
      />
    </Flex>
  );
}

/** Which cards the board shows, kept in the address. */
function useBoardFilter(): [BoardFilter, (filter: BoardFilter) => void] {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readBoardFilter(params), [params]);
  return [filter, (next) => setParams((before) => writeBoardFilter(before, next), { replace: true })];
}

/** The deal type in the address, undefined if it is deleted. Without one, the last viewed deal type, else the first. */
function useBoardPipeline(pipelines: readonly Pipeline[] | undefined, id: string | undefined) {
  const [lastId, setLastId] = usePersistedState("board-pipeline", "");
  const byId = (wanted: string | undefined) => pipelines?.find((pipeline) => pipeline.id === wanted);
  const pipeline = id ? byId(id) : (byId(lastId) ?? pipelines?.[0]);

  useEffect(() => {
    if (pipeline && pipeline.id !== lastId) setLastId(pipeline.id);
  }, [pipeline?.id]);

  return pipeline;
}
