import { Alert, Button } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";

/** Somebody else has saved the field meanwhile: to save again replaces theirs, or theirs takes the place of one's own. */
export function StaleNotice({ onTake }: { onTake: () => void }) {
  const { t } = useTranslation("records");
  return (
    <Alert.Root status="warning" size="sm" role="alert">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title fontWeight="normal">{t("fieldSettings.stale")}</Alert.Title>
        <Button size="xs" variant="outline" alignSelf="start" onClick={onTake}>
          {t("fieldSettings.takeLatest")}
        </Button>
      </Alert.Content>
    </Alert.Root>
  );
}
