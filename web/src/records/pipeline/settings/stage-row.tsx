import { Box, Flex, IconButton, Text } from "@chakra-ui/react";
import type { StageStatus } from "@dure/domain/records/field/field";
import type { Stage } from "@dure/domain/records/pipeline/pipeline";
import { Settings2, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../ui/use-format";
import { StatusDot } from "../status-dot";
import { StageName } from "./stage-name";
import { StageSettingsDialog } from "./stage-settings-dialog";

type StageRowProps = {
  pipelineId: string;
  stage: Stage;
  status: StageStatus;
  /** Deals at the stage; undefined until they are counted. */
  deals: number | undefined;
  handle: ReactNode;
  onDelete: () => void;
};

export function StageRow({ pipelineId, stage, status, deals, handle, onDelete }: StageRowProps) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const [editing, setEditing] = useState(false);
  return (
    <Flex align="center" gap="1" px="1.5" minH="11" rounded="l2" _hover={{ bg: "bg.subtle" }}>
      {handle}
      <StatusDot status={status} color={stage.color} />
      <Box flex="1" minW="0">
        <StageName pipelineId={pipelineId} stage={stage} />
      </Box>
      {deals !== undefined && (
        <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {t("pipelineSettings.deals", { count: deals, formatted: format.number(deals) })}
        </Text>
      )}
      <IconButton
        variant="ghost"
        size="xs"
        aria-label={t("pipelineSettings.stageSettings", { label: stage.label })}
        onClick={() => setEditing(true)}
      >
        <Settings2 />
      </IconButton>
      <IconButton
        variant="ghost"
        size="xs"
        aria-label={t("pipelineSettings.deleteStage", { label: stage.label })}
        onClick={onDelete}
      >
        <Trash2 />
      </IconButton>
      {editing && <StageSettingsDialog {...{ pipelineId, stage, status }} onClose={() => setEditing(false)} />}
    </Flex>
  );
}
