import { Box, Flex, Heading, IconButton, Text } from "@chakra-ui/react";
import type { StageValue } from "@dure/domain/records/record/record";
import { Plus } from "lucide-react";
import { memo, use } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { useFormat } from "../../../ui/use-format";
import { useContractAmount } from "../../field/use-contract-amount";
import { BoardActionsContext } from "./board-actions-context";
import { hasProbabilities, weightOf } from "./stage-weight";

type ColumnHeadProps = { stage: z.infer<typeof StageValue>; total: number; amountSum: number };

/**
 * A stage's name, the number of its cards, and the sum of their amounts, also weighted by probability. A drag doesn't
 * render it again.
 */
export const ColumnHead = memo(function ColumnHead({ stage, total, amountSum }: ColumnHeadProps) {
  const { t } = useTranslation("records");
  const { pipeline, onAdd } = use(BoardActionsContext);
  const format = useFormat();
  const amountText = useContractAmount();
  const weight = weightOf(pipeline, stage);
  return (
    <Box
      px="3"
      pt="2"
      pb="2"
      borderTopWidth="3px"
      borderTopColor={stage.color ? `${stage.color}.500` : "transparent"}
      roundedTop="l3"
    >
      <Flex gap="2" align="center">
        <Heading as="h3" textStyle="sm" fontWeight="semibold" truncate>
          {stage.label}
        </Heading>
        <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums" data-count>
          {format.number(total)}
        </Text>
        <Box flex="1" />
        <IconButton
          variant="ghost"
          size="2xs"
          boxSize={{ base: "8", md: "6" }}
          minW="0"
          me="-1.5"
          color="fg.muted"
          aria-label={t("board.addAt", { stage: stage.label })}
          onClick={() => onAdd(stage.id)}
        >
          <Plus />
        </IconButton>
      </Flex>
      <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums" truncate minH="4" data-sum>
        {amountSum !== 0 && amountText(amountSum)}
      </Text>
      {hasProbabilities(pipeline) && (
        <Text textStyle="xs" color="fg.subtle" fontVariantNumeric="tabular-nums" truncate minH="4">
          {t("board.weighted", {
            percent: format.number(Math.round(weight * 100)),
            sum: amountText(Math.round(amountSum * weight)),
          })}
        </Text>
      )}
    </Box>
  );
});
