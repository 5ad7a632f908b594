import { Box, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import { percentText } from "./percent-text";

type RateCardProps = {
  label: string;
  /** The sentence that names the denominator. */
  of: (numbers: { part: string; whole: string }) => string;
  part: number;
  whole: number;
  rate: number | null;
  average: number | null;
  machines: number;
};

export function RateCard({ label, of, part, whole, rate, average, machines }: RateCardProps) {
  const { t } = useTranslation("email");
  const format = useFormat();
  return (
    <Box as="li" borderWidth="1px" rounded="l3" bg="bg.panel" px="4" py="3" minW="0">
      <Text color="fg.muted">{label}</Text>
      <Text textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {percentText(rate)}
      </Text>
      <Text textStyle="sm">{of({ part: format.number(part), whole: format.number(whole) })}</Text>
      {machines > 0 && (
        <Text textStyle="sm" color="fg.muted">
          {t("report.machines", { count: machines })}
        </Text>
      )}
      <Text textStyle="sm" color="fg.muted">
        {average === null ? t("report.noAverage") : t("report.average", { rate: percentText(average) })}
      </Text>
    </Box>
  );
}
