import { Text } from "@chakra-ui/react";
import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { useTranslation } from "react-i18next";
import { useContractAmount } from "../../field/use-contract-amount";
import type { BoardGroup } from "./board-groups";
import { hasProbabilities, weightOf } from "./stage-weight";

/** What all deals of the board are worth, and what they are worth by the chances of their stages. */
export function BoardTotals({ pipeline, groups }: { pipeline: Pipeline; groups: readonly BoardGroup[] }) {
  const { t } = useTranslation("records");
  const amountText = useContractAmount();
  if (!hasProbabilities(pipeline)) return null;
  const columns = groups.flatMap((group) => group.columns);
  const sum = columns.reduce((all, { amountSum }) => all + amountSum, 0);
  const weighted = columns.reduce((all, { stage, amountSum }) => all + amountSum * weightOf(pipeline, stage), 0);
  return (
    <Text px={{ base: "4", md: "6" }} pb="2" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
      {t("board.totals", { sum: amountText(sum), weighted: amountText(Math.round(weighted)) })}
    </Text>
  );
}
