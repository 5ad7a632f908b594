import { Alert, Button } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useMembers } from "../../records/member/member-queries";

/** Says that a colleague saved the router while it was changed here. */
export function OvertakenNotice({ updatedBy, onLoad }: { updatedBy: string; onLoad: () => void }) {
  const { t } = useTranslation("routing");
  const name = useMembers().nameOf(updatedBy) ?? t("editor.changed.somebody");
  return (
    <Alert.Root status="warning" size="sm" role="status" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content flex="1" minW="48">
        <Alert.Title>{t("editor.changed.title", { name })}</Alert.Title>
        <Alert.Description>{t("editor.changed.description")}</Alert.Description>
      </Alert.Content>
      <Button size="xs" variant="outline" onClick={onLoad}>
        {t("editor.changed.load")}
      </Button>
    </Alert.Root>
  );
}
