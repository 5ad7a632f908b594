import { CloseButton, Drawer } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";

/** The button in a drawer's corner that closes it. */
export function DrawerClose() {
  const { t } = useTranslation("ui");
  return (
    <Drawer.CloseTrigger asChild>
      <CloseButton size="sm" aria-label={t("close")} />
    </Drawer.CloseTrigger>
  );
}
