import { Box, useBreakpointValue } from "@chakra-ui/react";
import type { Results } from "@dure/domain/routing/submission/results";
import { ResponsiveBar } from "@nivo/bar";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../ui/use-format";
import { CHART_THEME, colorOf } from "./chart-theme";

/** Submissions beside bookings, a pair of bars a day. */
export function DaysChart({ days }: { days: Results["days"] }) {
  const { t } = useTranslation("routing");
  const format = useFormat();
  const labels = useBreakpointValue({ base: 3, md: 6 }) ?? 3;
  const every = Math.max(1, Math.ceil(days.length / labels));
  return (
    <ResponsiveBar
      data={days}
      keys={["submits", "booked"]}
      indexBy="day"
      groupMode="grouped"
      animate={false}
      enableLabel={false}
      margin={{ top: 8, right: 16, bottom: 32, left: 40 }}
      padding={0.3}
      colors={({ id }) => colorOf(id)}
      gridYValues={4}
      axisLeft={{ tickValues: 4, format: (value) => (Number.isInteger(value) ? format.number(Number(value)) : "") }}
      axisBottom={{
        tickValues: days.filter((_, place) => place % every === 0).map(({ day }) => day),
        format: (day) => format.day(String(day)),
      }}
      theme={CHART_THEME}
      tooltip={({ id, value, indexValue }) => (
        <Box px="2" py="1" rounded="l2" bg="bg.panel" borderWidth="1px" textStyle="sm" whiteSpace="nowrap">
          {format.day(String(indexValue))} ·{" "}
          {t(id === "booked" ? "submissions.figure.booked.name" : "submissions.figure.submits.name")}{" "}
          {format.number(value)}
        </Box>
      )}
    />
  );
}
