import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { stagesOf } from "@dure/domain/records/pipeline/pipeline";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ErrorState } from "../../../ui/error-state";
import { FormSkeleton } from "../../../ui/form-skeleton";
import { SortableList } from "../../../ui/sortable/sortable-list";
import { SortableRow } from "../../../ui/sortable/sortable-row";
import { usePipelines } from "../pipeline-queries";
import { DealTypeActions } from "./deal-type-actions";
import { NewDealTypeDialog } from "./new-deal-type-dialog";
import { useOrderPipelines } from "./use-pipeline-changes";

/** The team's deal types, in the order of the menu. */
export function DealTypes() {
  const { t } = useTranslation("records");
  const { data: pipelines, error, refetch } = usePipelines();
  const order = useOrderPipelines();
  const [creating, setCreating] = useState(false);
  if (!pipelines) return error ? <ErrorState error={error} onRetry={refetch} /> : <FormSkeleton />;
  return (
    <Box maxW="form" pt="1">
      <Flex mb="3" gap="3" align="center" justify="space-between">
        <Text textStyle="xs" color="fg.muted">
          {t("pipelineSettings.orderHint")}
        </Text>
        <Button variant="outline" onClick={() => setCreating(true)}>
          <Plus aria-hidden />
          {t("pipelineSettings.newType")}
        </Button>
      </Flex>
      <SortableList
        label={t("pipelineSettings.types")}
        items={pipelines.map((pipeline) => ({ id: pipeline.id, label: pipeline.title, pipeline }))}
        onReorder={(ids) => order.mutate(ids)}
      >
        {({ pipeline, ...item }) => (
          <SortableRow key={item.id} item={item} rounded="l2" borderWidth="1px" mb="1.5">
            {(handle) => (
              <Flex align="center" gap="2" px="2" minH="12">
                {handle}
                <Box asChild flex="1" minW="0" truncate fontWeight="medium" _hover={{ textDecoration: "underline" }}>
                  <Link to={`/settings/pipelines?type=${pipeline.id}`}>{pipeline.title}</Link>
                </Box>
                <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap">
                  {t("pipelineSettings.stages", { count: stagesOf(pipeline).length })}
                </Text>
                <DealTypeActions pipeline={pipeline} isLast={pipelines.length === 1} />
              </Flex>
            )}
          </SortableRow>
        )}
      </SortableList>
      <NewDealTypeDialog open={creating} onClose={() => setCreating(false)} onCreated={() => {}} />
    </Box>
  );
}
