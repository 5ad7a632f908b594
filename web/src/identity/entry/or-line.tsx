import { HStack, Separator, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";

/** A divider between two alternatives. */
export function OrLine() {
  const { t } = useTranslation("identity");
  return (
    <HStack>
      <Separator flex="1" />
      <Text textStyle="xs" color="fg.subtle">
        {t("or")}
      </Text>
      <Separator flex="1" />
    </HStack>
  );
}
