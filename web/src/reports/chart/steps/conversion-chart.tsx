import { Center, Progress, Stack, Text } from "@chakra-ui/react";
import type { ConversionSetting } from "@dure/domain/reports/setting/conversion-setting";
import type { DashboardFilter } from "@dure/domain/reports/simulation/dashboard-filter";
import type { ConversionSimulation } from "@dure/domain/reports/simulation/simulation";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../ui/use-format";
import { LinkedValue } from "../../drill-down/linked-value";
import { conversionAddress, stageAddress } from "../drill-down";
import { StepsChart } from "./steps-chart";
import { useFunnelSteps } from "./use-steps";

type ConversionChartProps = {
  simulation: ConversionSimulation;
  setting: ConversionSetting;
  filter: DashboardFilter;
};

/** The rate and its total, beside the target; for a funnel, all of its stages. */
export function ConversionChart({ simulation, setting, filter }: ConversionChartProps) {
  const { t } = useTranslation("reports");
  const format = useFormat();
  const steps = useFunnelSteps(simulation);
  if (steps.length > 0)
    return <StepsChart steps={steps.map((step) => ({ ...step, href: stageAddress(setting, filter, step.key) }))} />;
  const { rate, chart } = simulation;
  const [total = 0, converted = 0] = chart;
  const percent = rate === null ? null : Math.round(rate * 1000) / 10;
  return (
    <Center h="full">
      <Stack gap="1" align="center">
        <Text textStyle="4xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          <LinkedValue href={conversionAddress(setting, filter, "converted")}>
            {percent === null ? "–" : `${percent}%`}
          </LinkedValue>
        </Text>
        <Progress.Root value={Math.min(percent ?? 0, 100)} size="sm" w="40" aria-hidden>
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
        <Text textStyle="sm" color="fg.muted">
          {t("chart.convertedOf", { converted: format.number(converted), total: format.number(total) })}
        </Text>
        {setting.target !== null && (
          <Text textStyle="xs" color="fg.muted">
            {t("chart.target", { percent: setting.target })}
          </Text>
        )}
      </Stack>
    </Center>
  );
}
