import { Alert, Button } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";

/** Says that a chosen segment was deleted: the campaign can't be sent until it is taken out, or others are chosen. */
export function DeletedSegments({ onRemove }: { onRemove: () => void }) {
  const { t } = useTranslation("email");
  return (
    <Alert.Root status="error" alignItems="center">
      <Alert.Indicator />
      <Alert.Title flex="1" fontWeight="normal">
        {t("campaigns.segmentDeleted")}
      </Alert.Title>
      <Button size="xs" variant="outline" onClick={onRemove}>
        {t("campaigns.removeDeleted")}
      </Button>
    </Alert.Root>
  );
}
