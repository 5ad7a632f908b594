import { Box, Button, Flex, NativeSelect, Spacer } from "@chakra-ui/react";
import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { ErrorState } from "../../../ui/error-state";
import { FormSkeleton } from "../../../ui/form-skeleton";
import { usePipelines } from "../pipeline-queries";
import { DealTypeActions } from "./deal-type-actions";
import { NewDealTypeDialog } from "./new-deal-type-dialog";
import { PipelineStages } from "./pipeline-stages";

/** The deal types and the stages of one of them. */
export function PipelineSettings() {
  const { t } = useTranslation("records");
  const { data: pipelines, error, refetch } = usePipelines();
  const [chosen, choose] = useSelectedPipeline(pipelines);
  const [creating, setCreating] = useState(false);
  if (!pipelines) return error ? <ErrorState error={error} onRetry={refetch} /> : <FormSkeleton />;
  return (
    <Box maxW="form">
      <Flex gap="2" mb="5" align="center" wrap="wrap">
        <NativeSelect.Root w="auto" minW="12rem" maxW="full">
          <NativeSelect.Field
            aria-label={t("pipeline.type")}
            value={chosen?.id ?? ""}
            onChange={({ target }) => choose(target.value)}
          >
            {pipelines.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        {chosen && <DealTypeActions pipeline={chosen} isLast={pipelines.length === 1} onDeleted={() => choose("")} />}
        <Spacer />
        <Button variant="outline" onClick={() => setCreating(true)}>
          <Plus aria-hidden />
          {t("pipelineSettings.newType")}
        </Button>
      </Flex>
      {chosen && <PipelineStages key={chosen.id} pipeline={chosen} />}
      <NewDealTypeDialog
        open={creating}
        onClose={() => setCreating(false)}
        onCreated={({ id }: Pipeline) => choose(id)}
      />
    </Box>
  );
}

const NAME = "type";

/** The deal type that the address names (`?type=`), else the first. */
function useSelectedPipeline(pipelines: readonly Pipeline[] | undefined) {
  const [params, setParams] = useSearchParams();
  const choose = (id: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (id) next.set(NAME, id);
        else next.delete(NAME);
        return next;
      },
      { replace: true },
    );
  const chosen = pipelines?.find(({ id }) => id === params.get(NAME)) ?? pipelines?.[0];
  return [chosen, choose] as const;
}
