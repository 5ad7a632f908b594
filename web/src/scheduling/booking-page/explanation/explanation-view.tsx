import { Stack, Text } from "@chakra-ui/react";
import type { ExplainedReason, Explanation } from "@dure/domain/scheduling/booking-page/explanation-api";
import { useTranslation } from "react-i18next";
import { useTimeFormat } from "../../time/use-time-format";

type ExplanationViewProps = { explanation: Explanation; timezone: string };

/** Whether a time is on offer, and what keeps each organizer from it. */
export function ExplanationView({ explanation: { offered, state, hosts }, timezone }: ExplanationViewProps) {
  const { t } = useTranslation("scheduling");
  const format = useTimeFormat(timezone);
  const textOf = ({ reason, from, to }: ExplainedReason) =>
    t(`explain.reason.${reason}`, {
      range: from && to ? format.timeRange(from, to) : "",
      until: to ? `${format.fullDate(to)} ${format.time(to)}` : "",
    });
  if (offered) return <Text color="green.fg">{t("explain.offered")}</Text>;
  return (
    <Stack gap="2">
      {state !== "active" && <Text>{t("explain.closed")}</Text>}
      {hosts.map(({ id, name, reasons }) => (
        <Stack key={id} gap="0.5">
          <Text fontWeight="medium">{name}</Text>
          {reasons.length === 0 && <Text color="fg.muted">{t("explain.free")}</Text>}
          {[...new Set(reasons.map(textOf))].map((text) => (
            <Text key={text} color="fg.muted">
              {text}
            </Text>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
