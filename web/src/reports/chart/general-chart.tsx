import { Box, Flex } from "@chakra-ui/react";
import type { GeneralSetting } from "@dure/domain/reports/setting/general-setting";
import type { DashboardFilter } from "@dure/domain/reports/simulation/dashboard-filter";
import type { GeneralSimulation } from "@dure/domain/reports/simulation/simulation";
import { type ComponentType, Suspense } from "react";
import { useNavigate } from "react-router";
import { lazyComponent } from "../../ui/lazy/lazy-component";
import { ChartLegend } from "./chart-legend";
import type { ChartProps } from "./chart-props";
import { chartSeries } from "./chart-series";
import { GaugeChart } from "./gauge/gauge-chart";
import { NumberChart } from "./number-chart";
import { useChartTexts } from "./use-chart-texts";
import { useDrillDown } from "./use-drill-down";
import { useValueFormat } from "./use-value-format";

/** nivo is fetched when the first chart of its kind is drawn. */
const BarsChart = lazyComponent(async () => (await import("./bars-chart")).BarsChart);
const LinesChart = lazyComponent(async () => (await import("./lines-chart")).LinesChart);
const PieChart = lazyComponent(async () => (await import("./pie-chart")).PieChart);

const CHARTS: Partial<Record<GeneralSetting["chart_type"], ComponentType<ChartProps>>> = {
  column: BarsChart,
  bar: BarsChart,
  line: LinesChart,
  pie: PieChart,
};

type GeneralChartProps = { simulation: GeneralSimulation; setting: GeneralSetting; filter: DashboardFilter };

/** A chart of records. A press on a mark opens the list of its records. */
export function GeneralChart({ simulation, setting, filter }: GeneralChartProps) {
  const navigate = useNavigate();
  const format = useValueFormat(simulation);
  const texts = useChartTexts(setting.group_by);
  const addressOf = useDrillDown(setting, filter);
  const { chart_type } = setting;
  if (chart_type === "gauge")
    return <GaugeChart setting={setting} total={simulation.total} format={format} href={addressOf({ groups: [] })} />;
  const Chart = CHARTS[chart_type];
  if (!Chart)
    return <NumberChart simulation={simulation} setting={setting} format={format} href={addressOf({ groups: [] })} />;
  const data = chartSeries(simulation, texts);
  return (
    <Flex direction="column" h="full" gap="1">
      <ChartLegend marks={data.series} />
      {/* The table says the same to those who can't see it. */}
      <Box flex="1" minH="0" aria-hidden>
        <Suspense>
          <Chart
            setting={setting}
            data={data}
            format={format}
            onOpen={(mark, series) => navigate(addressOf(data.cellOf(mark, series)))}
          />
        </Suspense>
      </Box>
    </Flex>
  );
}
