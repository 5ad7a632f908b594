import { Center, Stack, Text } from "@chakra-ui/react";
import type { Report } from "@dure/domain/reports/dashboard/report";
import { abbreviateNumber } from "@dure/domain/reports/simulation/abbreviate-number";
import type { GeneralSimulation, Simulation } from "@dure/domain/reports/simulation/simulation";
import { LOCALES } from "@dure/domain/shared/text";
import { useTranslation } from "react-i18next";
import { ChartMessage } from "./chart-message";
import { ChartTable } from "./chart-table";

type ReportChartProps = {
  simulation: Simulation;
  setting: Report["setting"];
  /** The report's title, which names the chart. */
  title: string;
};

/** What a report found, or why there is nothing to show. */
export function ReportChart({ simulation, title }: ReportChartProps) {
  if (simulation.state !== "ok") return <ChartMessage state={simulation.state} error={simulation.error} />;
  if ("total" in simulation && simulation.groups.length === 0) return <BigNumber simulation={simulation} />;
  return <ChartTable simulation={simulation} title={title} />;
}

function BigNumber({ simulation: { total, currency, percent } }: { simulation: GeneralSimulation }) {
  const { i18n } = useTranslation();
  const locale = LOCALES.find((one) => one === i18n.language) ?? "ko";
  return (
    <Center h="full">
      <Stack gap="0" align="center">
        <Text textStyle="4xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {total === null ? "–" : `${abbreviateNumber(total, locale, currency)}${percent ? "%" : ""}`}
        </Text>
      </Stack>
    </Center>
  );
}
