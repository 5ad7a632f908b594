import type { GeneralSetting } from "@dure/domain/reports/setting/general-setting";
import type { ChartSeries, Mark } from "./chart-series";
import type { ValueFormat } from "./use-value-format";

/** What each chart with groups is drawn from. */
export type ChartProps = {
  setting: GeneralSetting;
  data: ChartSeries;
  format: ValueFormat;
  /** Opens the records of a mark. */
  onOpen: (mark: Mark, series: Mark) => void;
};

/** The same, once the room for the chart is known, in CSS pixels. */
export type SizedChartProps = ChartProps & { width: number; height: number };
