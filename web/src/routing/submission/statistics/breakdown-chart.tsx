import { Box } from "@chakra-ui/react";
import type { ResultRow } from "@dure/domain/routing/submission/results";
import { ResponsiveBar } from "@nivo/bar";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../ui/use-format";
import { CHART_THEME, colorOf } from "./chart-theme";

/** The maximum length of a name beside its bars, in characters. */
const NAME_LENGTH = 10;

/** Submissions and bookings as horizontal bars, the largest on top. */
export function BreakdownChart({ rows }: { rows: readonly (ResultRow & { label: string })[] }) {
  const { t } = useTranslation("routing");
  const format = useFormat();
  const labelOf = (key: string) => rows.find((row) => row.key === key)?.label ?? "";
  const short = (label: string) => (label.length > NAME_LENGTH ? `${label.slice(0, NAME_LENGTH - 1)}…` : label);
  return (
    <ResponsiveBar
      data={rows.map(({ key, submits, booked }) => ({ key, submits, booked })).toReversed()}
      keys={["booked", "submits"]}
      indexBy="key"
      layout="horizontal"
      groupMode="grouped"
      animate={false}
      enableLabel={false}
      enableGridX
      enableGridY={false}
      gridXValues={4}
      margin={{ top: 0, right: 16, bottom: 28, left: 88 }}
      padding={0.3}
      colors={({ id }) => colorOf(id)}
      axisLeft={{ format: (key) => short(labelOf(String(key))) }}
      axisBottom={{ tickValues: 4, format: (value) => (Number.isInteger(value) ? format.number(Number(value)) : "") }}
      theme={CHART_THEME}
      tooltip={({ id, value, indexValue }) => (
        <Box px="2" py="1" rounded="l2" bg="bg.panel" borderWidth="1px" textStyle="sm" whiteSpace="nowrap">
          {labelOf(String(indexValue))} ·{" "}
          {t(id === "booked" ? "submissions.figure.booked.name" : "submissions.figure.submits.name")}{" "}
          {format.number(value)}
        </Box>
      )}
    />
  );
}
