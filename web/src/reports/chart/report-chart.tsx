import { Box, Flex, IconButton } from "@chakra-ui/react";
import type { Report } from "@dure/domain/reports/dashboard/report";
import type { ConversionSetting } from "@dure/domain/reports/setting/conversion-setting";
import type { GeneralSetting } from "@dure/domain/reports/setting/general-setting";
import { DashboardFilter } from "@dure/domain/reports/simulation/dashboard-filter";
import type { Simulation } from "@dure/domain/reports/simulation/simulation";
import { ChartColumn, ImageDown, Table as TableIcon } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "../../ui/toast/notify";
import { ChartMessage } from "./chart-message";
import { ChartTable } from "./chart-table";
import { GeneralChart } from "./general-chart";
import { savePng } from "./save-png";
import { ConversionChart } from "./steps/conversion-chart";
import { RouterChart } from "./steps/router-chart";

type ReportChartProps = {
  simulation: Simulation;
  setting: Report["setting"];
  /** The report's title, which names the chart. */
  title: string;
  /** The filter of the dashboard that the report is on. */
  filter?: DashboardFilter;
};

const UNFILTERED = DashboardFilter.parse({});

/** What a report found, as a chart or as a table, or why there is nothing to show. */
export function ReportChart({ simulation, setting, title, filter = UNFILTERED }: ReportChartProps) {
  const { t } = useTranslation("reports");
  const drawing = useRef<HTMLDivElement>(null);
  const [asTable, setAsTable] = useState(false);
  if (simulation.state !== "ok") return <ChartMessage state={simulation.state} error={simulation.error} />;
  const isDrawn = "chart_type" in setting && setting.chart_type !== "number";
  const save = () =>
    drawing.current && savePng(drawing.current, title).catch(() => notify.error({ title: t("chart.pngFailed") }));
  return (
    <Flex direction="column" h="full" role="group" aria-label={title}>
      <Box ref={drawing} flex="1" minH="0">
        {asTable ? (
          <ChartTable simulation={simulation} setting={setting} filter={filter} title={title} />
        ) : (
          <>
            <Chart simulation={simulation} setting={setting} filter={filter} />
            {isDrawn && (
              <Box srOnly>
                <ChartTable simulation={simulation} setting={setting} filter={filter} title={title} isHidden />
              </Box>
            )}
          </>
        )}
      </Box>
      <Flex justify="flex-end" gap="0.5" mt="0.5" me="4">
        {isDrawn && !asTable && (
          <IconButton
            size="2xs"
            variant="ghost"
            color="fg.muted"
            aria-label={t("chart.png")}
            title={t("chart.png")}
            onClick={save}
          >
            <ImageDown />
          </IconButton>
        )}
        <IconButton
          size="2xs"
          variant="ghost"
          color="fg.muted"
          aria-label={t(asTable ? "chart.asChart" : "chart.asTable")}
          title={t(asTable ? "chart.asChart" : "chart.asTable")}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? <ChartColumn /> : <TableIcon />}
        </IconButton>
      </Flex>
    </Flex>
  );
}

type ChartProps = Required<Pick<ReportChartProps, "simulation" | "setting" | "filter">>;

/** While another type is being chosen, the simulation and the setting may be of different types. */
function Chart({ simulation, setting, filter }: ChartProps) {
  if ("rate" in simulation)
    return "mode" in setting ? (
      <ConversionChart simulation={simulation} setting={setting as ConversionSetting} filter={filter} />
    ) : null;
  if ("total" in simulation)
    return "chart_type" in setting ? (
      <GeneralChart simulation={simulation} setting={setting as GeneralSetting} filter={filter} />
    ) : null;
  return <RouterChart simulation={simulation} />;
}
