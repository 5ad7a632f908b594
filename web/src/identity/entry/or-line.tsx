import { HStack, Separator, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";

/** Between two ways of doing the same. */
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
