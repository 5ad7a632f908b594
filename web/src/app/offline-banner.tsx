import { Flex } from "@chakra-ui/react";
import { onlineManager } from "@tanstack/react-query";
import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** Says above every page that the browser is offline. Pending requests continue by themselves once it is online. */
export function OfflineBanner() {
  const { t } = useTranslation("ui");
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline());
  if (isOnline) return null;
  return (
    <Flex
      position="fixed"
      // On a phone the bar with the menu is at the top.
      top={{ md: "2" }}
      bottom={{ base: "4", md: "auto" }}
      insetX="4"
      zIndex="banner"
      justify="center"
      pointerEvents="none"
    >
      <Flex
        role="alert"
        align="center"
        gap="2"
        px="4"
        py="2"
        rounded={{ base: "l3", md: "full" }}
        bg="fg"
        color="bg"
        textStyle="sm"
        shadow="md"
      >
        <WifiOff size={16} aria-hidden />
        {t("offline")}
      </Flex>
    </Flex>
  );
}
