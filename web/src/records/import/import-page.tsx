import { Box, Flex } from "@chakra-ui/react";
import type { ImportEntity } from "@dure/domain/records/import/import-field";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useActiveMembers } from "../../teams/member/member-queries";
import { ErrorState } from "../../ui/error-state";
import { SupportChatButton } from "../../ui/help/support-chat-button";
import { PageHeader } from "../../ui/page-header";
import { UnsavedChangesGuard } from "../../ui/unsaved-changes-guard";
import { usePipelines } from "../pipeline/pipeline-queries";
import { useDealType } from "../pipeline/use-deal-type";
import { useImportFields } from "./import-queries";
import { MappingStep } from "./steps/mapping-step";
import { PreviewStep } from "./steps/preview-step";
import { ProgressStep } from "./steps/progress-step";
import { StepList } from "./steps/step-list";
import { UploadStep } from "./steps/upload-step";
import { ValidationStep } from "./steps/validation-step";
import { useImportDraft } from "./use-import-draft";

/** The bulk import of records, step by step (docs/product/records-transfer.md#wizard). */
export function ImportPage({ entity }: { entity: ImportEntity }) {
  const { t } = useTranslation("records");
  const [dealType, setDealType] = useDealType();
  const { data: pipelines = [] } = usePipelines();
  const recordTypeId = entity === "deal" ? dealType || (pipelines[0]?.id ?? "") : entity;
  const target = { entityId: entity, recordTypeId };
  const fields = useImportFields(target);
  const { data: members } = useActiveMembers();
  const world = useMemo(
    () => ({
      members: (members ?? []).map(({ userId, email, display_name }) => ({ id: userId, email, name: display_name })),
    }),
    [members],
  );
  const known = useMemo(() => fields.data?.data ?? [], [fields.data]);
  const state = useImportDraft(known);
  const [isOver, setOver] = useState(false);
  const { step, table } = state.draft;
  const restart = () => {
    setOver(false);
    state.restart();
  };

  return (
    <Flex direction="column" h="full" minH="0">
      <Box px={{ base: "4", md: "6" }} pt={{ base: "4", md: "5" }}>
        <PageHeader title={t(`import.title.${entity}`)} actions={<SupportChatButton flow="bulkAddLeads" />} />
        <StepList step={step} />
      </Box>
      {fields.error && (
        <ErrorState error={fields.error} title={t("import.mappingFailed")} onRetry={() => void fields.refetch()} />
      )}
      {step === "upload" && <UploadStep target={target} state={state} fields={known} onDealType={setDealType} />}
      {step === "mapping" && (
        <MappingStep
          entity={entity}
          state={state}
          fields={known}
          remembered={fields.data?.remembered ?? {}}
          world={world}
        />
      )}
      {step === "validation" && <ValidationStep target={target} state={state} fields={known} world={world} />}
      {step === "preview" && <PreviewStep target={target} state={state} />}
      {step === "progress" && (
        <ProgressStep target={target} state={state} onOver={() => setOver(true)} onRestart={restart} />
      )}
      <UnsavedChangesGuard when={table.length > 0 && !isOver} />
    </Flex>
  );
}
