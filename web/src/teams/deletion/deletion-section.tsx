import { Button, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SettingsSection } from "../../ui/settings-section";
import { useFormat } from "../../ui/use-format";
import { useTeam } from "../team/team-queries";
import { CancelDeletionButton } from "./cancel-deletion-button";
import { DeletionDialog } from "./deletion-dialog";

/** Where an admin has the team deleted, or keeps it. */
export function DeletionSection() {
  const { t } = useTranslation("teams");
  const { deletion_due_at } = useTeam();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsSection title={t("deletion.title")} description={t("deletion.description")}>
      {deletion_due_at ? (
        <Stack gap="3" align="flex-start">
          <Text>{t("deletion.scheduled", { date: format.date(deletion_due_at) })}</Text>
          <CancelDeletionButton variant="outline" />
        </Stack>
      ) : (
        <Button variant="outline" colorPalette="red" onClick={() => setAsking(true)}>
          {t("deletion.start")}
        </Button>
      )}
      {isAsking && <DeletionDialog onClose={() => setAsking(false)} />}
    </SettingsSection>
  );
}
