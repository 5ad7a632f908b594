import { Box, Flex, IconButton, Text } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../ui/use-format";
import { StageName } from "./stage-name";

type StageRowProps = {
  pipelineId: string;
  stage: { id: string; label: string };
  /** Deals at the stage; undefined until they are counted. */
  deals: number | undefined;
  handle: ReactNode;
  onDelete: () => void;
};

export function StageRow({ pipelineId, stage, deals, handle, onDelete }: StageRowProps) {
  const { t } = useTranslation("records");
  const format = useFormat();
  return (
    <Flex align="center" gap="1" px="1.5" minH="11" rounded="l2" _hover={{ bg: "bg.subtle" }}>
      {handle}
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
        aria-label={t("pipelineSettings.deleteStage", { label: stage.label })}
        onClick={onDelete}
      >
        <Trash2 />
      </IconButton>
    </Flex>
  );
}
