import { Alert, Button } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { EditGuard } from "./edit-guard";

/** Says that a form shows a restored draft, and lets the user start over. Renders nothing for other forms. */
export function DraftNotice({ guard }: { guard: EditGuard | undefined }) {
  const { t } = useTranslation("ui");
  if (!guard?.isRestored) return null;
  return (
    <Alert.Root status="info" size="sm" mb="4" alignItems="center" role="status">
      <Alert.Indicator />
      <Alert.Title flex="1" fontWeight="normal">
        {t("draft.restored")}
      </Alert.Title>
      <Button size="xs" variant="outline" type="button" onClick={guard.startOver}>
        {t("draft.startOver")}
      </Button>
    </Alert.Root>
  );
}
