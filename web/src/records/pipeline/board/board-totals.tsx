import { Text } from "@chakra-ui/react";
import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { useTranslation } from "react-i18next";
import { useContractAmount } from "../../field/use-contract-amount";
import type { BoardGroup } from "./board-groups";
import { hasProbabilities, openSums } from "./stage-weight";

/** What the open deals of the board are worth, and what by the chances of their stages if these have any. */
export function BoardTotals({ pipeline, groups }: { pipeline: Pipeline; groups: readonly BoardGroup[] }) {
  const { t } = useTranslation("records");
  const amountText = useContractAmount();
  const { sum, weighted } = openSums(pipeline, groups);
  const amounts = { sum: amountText(sum), weighted: amountText(Math.round(weighted)) };
  return (
    <Text px={{ base: "4", md: "6" }} pb="2" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
      {t(hasProbabilities(pipeline) ? "board.weightedTotals" : "board.totals", amounts)}
    </Text>
  );
}
