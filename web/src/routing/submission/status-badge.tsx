import { Badge } from "@chakra-ui/react";
import type { DisplayStatus } from "@dure/domain/routing/submission";
import { useTranslation } from "react-i18next";
import type { ShownRow } from "./shown-row";

const COLORS: Record<DisplayStatus, string> = {
  assigned: "green",
  scheduling: "blue",
  churned: "orange",
  cancelled: "red",
  disqualified: "gray",
};

type StatusBadgeProps = { row: Pick<ShownRow, "status" | "outofquota" | "scheduledEventId"> };

/** What became of a submission: why, where the month's quota was used up; and whether somebody has it or a meeting. */
export function StatusBadge({ row: { status, outofquota, scheduledEventId } }: StatusBadgeProps) {
  const { t } = useTranslation("routing");
  const isBooked = status === "assigned" && scheduledEventId !== null;
  const word = isBooked ? t("submissions.booked") : t(`submissions.status.${status}`);
  return <Badge colorPalette={COLORS[status]}>{outofquota ? t("submissions.outOfQuota") : word}</Badge>;
}
