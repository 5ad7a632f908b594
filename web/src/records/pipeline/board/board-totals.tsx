import { Text } from "@chakra-ui/react";
import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { useTranslation } from "react-i18next";
import { useContractAmount } from "../../field/use-contract-amount";
import type { BoardGroup } from "./board-groups";
import { hasProbabilities, openSums } from "./stage-weight";

/** The sum of the board's open deals, and the sum weighted by the stages' probabilities if they have any. */
export function BoardTotals({ pipeline, groups }: { pipeline: Pipeline; groups: readonly BoardGroup[] }) {
  const { t } = useTranslation("records");
  const amountText = useContractAmount();
  const { sum, weighted } = openSums(pipeline, groups);
  const isWeighted = hasProbabilities(pipeline);
  const amounts = { sum: amountText(sum), weighted: amountText(Math.round(weighted)) };
  return (
    // A phone hides the unweighted sum to leave room for the cards; the columns show their own.
    <Text
      display={{ base: isWeighted ? "block" : "none", md: "block" }}
      px={{ base: "4", md: "6" }}
      pb="2"
      textStyle="xs"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
    >
      {t(isWeighted ? "board.weightedTotals" : "board.totals", amounts)}
    </Text>
  );
}
