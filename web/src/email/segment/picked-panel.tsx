import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

/** How a static segment is filled: from the lists of leads and deals. */
export function PickedPanel() {
  const { t } = useTranslation("email");
  return (
    <Stack gap="3" p="4" borderWidth="1px" rounded="l3" bg="bg.subtle">
      <Text fontWeight="medium">{t("segments.picked.title")}</Text>
      <Text color="fg.muted">{t("segments.picked.description")}</Text>
      <HStack gap="2" wrap="wrap">
        <Button asChild variant="outline" size="sm">
          <Link to="/leads">{t("segments.picked.leads")}</Link>
        </Button>
        <Button asChild variant="outline" size="sm">
          <Link to="/deals">{t("segments.picked.deals")}</Link>
        </Button>
      </HStack>
    </Stack>
  );
}
