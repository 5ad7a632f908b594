import { HStack } from "@chakra-ui/react";
import { DEFAULT_GAUGE, detailedRanges, gaugeSpan, type RangeSetting } from "@dure/domain/reports/setting/gauge";
import { useTranslation } from "react-i18next";
import { CheckInput } from "../../../ui/form/check-input";
import { FormError } from "../../../ui/form-error";
import { NumberInput } from "../number-input";
import type { GeneralFieldsProps } from "./general-fields-props";

const FIRST: RangeSetting = { use_detailed_ranges: false, ranges: [DEFAULT_GAUGE] };

/** A gauge's goal, its ends, and the three colored ranges between them. */
export function GaugeFields({ setting, problems, onChange }: GeneralFieldsProps) {
  const { t } = useTranslation("reports");
  const range = setting.range_setting ?? FIRST;
  const { ranges, use_detailed_ranges } = range;
  const save = (next: Partial<RangeSetting>) => onChange({ ...setting, range_setting: { ...range, ...next } });
  const { from, to } = gaugeSpan(range);
  const detail = (use: boolean) =>
    save({ use_detailed_ranges: use, ranges: use ? detailedRanges(from ?? 0, to ?? 0) : [{ from, to }] });
  /** Sets an edge between two ranges: the end of one and the start of the next. */
  const setEdge = (edge: number, value: number | null) =>
    save({
      ranges: ranges.map((one, index) => ({
        from: index === edge ? value : one.from,
        to: index === edge - 1 ? value : one.to,
      })),
    });
  const edges = [ranges[0]?.from ?? null, ...ranges.map((one) => one.to)];
  const problemOf = (edge: number) =>
    problems.get(`range_setting.ranges.${edge}.from`) ?? problems.get(`range_setting.ranges.${edge - 1}.to`);
  return (
    <>
      <NumberInput
        label={t("report.gauge.goal")}
        error={problems.get("goal")}
        value={setting.goal}
        onChange={(goal) => onChange({ ...setting, goal })}
      />
      <HStack gap="2" align="flex-start" wrap="wrap">
        {edges.map((value, edge) => (
          <NumberInput
            key={edge}
            label={edgeLabel(t, edge, edges.length)}
            error={problemOf(edge)}
            value={value}
            onChange={(next) => setEdge(edge, next)}
          />
        ))}
      </HStack>
      <FormError error={problems.get("range_setting.ranges")} />
      <CheckInput label={t("report.gauge.detailed")} checked={use_detailed_ranges} onChange={detail} />
    </>
  );
}

type Translate = ReturnType<typeof useTranslation<"reports">>["t"];

function edgeLabel(t: Translate, edge: number, count: number): string {
  if (edge === 0) return t("report.gauge.min");
  return edge === count - 1 ? t("report.gauge.max") : t("report.gauge.edge", { place: edge });
}
