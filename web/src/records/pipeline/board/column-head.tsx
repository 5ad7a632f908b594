import { Flex, Heading, Text } from "@chakra-ui/react";
import { memo } from "react";
import { useFormat } from "../../../ui/use-format";
import { useContractAmount } from "../../field/use-contract-amount";

type ColumnHeadProps = { label: string; total: number; amountSum: number };

/** A stage's name, how many cards stand there and what they are worth. A drag does not draw it anew. */
export const ColumnHead = memo(function ColumnHead({ label, total, amountSum }: ColumnHeadProps) {
  const format = useFormat();
  const amountText = useContractAmount();
  return (
    <Flex px="3" pt="2.5" pb="2" gap="2" align="baseline">
      <Heading as="h3" textStyle="sm" fontWeight="semibold" truncate>
        {label}
      </Heading>
      <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums" data-count>
        {format.number(total)}
      </Text>
      <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums" ms="auto" whiteSpace="nowrap" data-sum>
        {amountSum !== 0 && amountText(amountSum)}
      </Text>
    </Flex>
  );
});
