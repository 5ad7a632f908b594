import { Box, Button, Flex } from "@chakra-ui/react";
import { Plus, SearchX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { PageHeader } from "../../../ui/page-header";
import { CreateDrawer } from "../../record/create/create-drawer";
import { useReturnFocus } from "../../record/list/use-return-focus";
import { RecordSideView } from "../../record/side/record-side-view";
import { DealViews } from "../deal-views";
import { usePipelines } from "../pipeline-queries";
import { BoardSkeleton } from "./board-skeleton";
import { BoardFilters } from "./filter/board-filters";
import { useBoardFilter } from "./filter/use-board-filter";
import { PipelineBoard } from "./pipeline-board";
import { useBoardPipeline } from "./use-board-pipeline";

/** The deals of one deal type on their stages. */
export function BoardPage() {
  const { t } = useTranslation("records");
  const { pipelineId } = useParams();
  const { data: pipelines, error, refetch } = usePipelines();
  const pipeline = useBoardPipeline(pipelines, pipelineId);
  const isGone = pipelines !== undefined && !pipeline;
  const [filter, setFilter] = useBoardFilter();
  const [creating, setCreating] = useState(false);
  const { area, returnFocus } = useReturnFocus();
  return (
    <Flex ref={area} direction="column" h="full" minH="0">
      <Box px={{ base: "4", md: "6" }} pt={{ base: "4", md: "5" }}>
        <PageHeader
          title={t("entities.deal")}
          actions={
            <>
              <DealViews current="board" pipelineId={pipeline?.id ?? ""} />
              <Button onClick={() => setCreating(true)}>
                <Plus aria-hidden />
                {t("create.action.deal")}
              </Button>
            </>
          }
        />
        <BoardFilters pipelineId={pipeline?.id ?? ""} filter={filter} onFilter={setFilter} />
      </Box>
      {isGone && <EmptyState icon={SearchX} title={t("pipeline.gone")} description={t("pipeline.goneHint")} />}
      {pipeline && <PipelineBoard key={pipeline.id} pipeline={pipeline} filter={filter} />}
      {!pipelines && !error && <BoardSkeleton />}
      {!pipelines && error && <ErrorState error={error} onRetry={refetch} />}
      <RecordSideView onClosed={returnFocus} />
      <CreateDrawer entity="deal" dealType={pipeline?.id ?? ""} open={creating} onClose={() => setCreating(false)} />
    </Flex>
  );
}
