import { Badge, Box } from "@chakra-ui/react";
import type { DisplayStatus } from "@dure/domain/routing/submission/submission";
import { useTranslation } from "react-i18next";
import { useMembers } from "../../records/member/member-queries";
import { statusWord } from "./rows/status-word";

const COLORS: Record<DisplayStatus, string> = {
  assigned: "green",
  scheduling: "blue",
  churned: "orange",
  cancelled: "red",
  disqualified: "gray",
};

type StatusBadgeProps = { row: Parameters<typeof statusWord>[0] };

/** A submission's status and assignee. */
export function StatusBadge({ row }: StatusBadgeProps) {
  const { t } = useTranslation("routing");
  const { nameOf } = useMembers();
  const said = statusWord(row);
  const name = said.word === "assignedTo" ? nameOf(said.assignee) : undefined;
  return (
    <Badge colorPalette={COLORS[row.status]} maxW="52">
      <Box as="span" truncate>
        {textOf()}
      </Box>
    </Badge>
  );

  function textOf(): string {
    if (said.word === "outOfQuota" || said.word === "booked") return t(`submissions.${said.word}`);
    if (said.word !== "assignedTo") return t(`submissions.status.${said.word}`);
    return name ? t("submissions.assignedTo", { name }) : t("submissions.status.assigned");
  }
}
