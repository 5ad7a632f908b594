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
  const isWeighted = hasProbabilities(pipeline);
  const amounts = { sum: amountText(sum), weighted: amountText(Math.round(weighted)) };
  return (
    // On a phone the plain sum gives its line to the cards: the columns have their own.
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
