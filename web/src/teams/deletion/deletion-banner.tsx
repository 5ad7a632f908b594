import { Alert } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { useFormat } from "../../ui/use-format";
import { useTeam } from "../team/team-queries";
import { CancelDeletionButton } from "./cancel-deletion-button";

/** A banner above every page while the team's deletion is scheduled. */
export function DeletionBanner() {
  const { t } = useTranslation("teams");
  const { deletion_due_at } = useTeam();
  const isAdmin = useIsAdmin();
  const format = useFormat();
  if (!deletion_due_at) return null;
  return (
    <Alert.Root status="error" rounded="0" alignItems="center">
      <Alert.Indicator />
      <Alert.Title flex="1">{t("deletion.banner", { date: format.date(deletion_due_at) })}</Alert.Title>
      {isAdmin && <CancelDeletionButton size="xs" variant="outline" />}
    </Alert.Root>
  );
}
