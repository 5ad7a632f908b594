import { CloseButton, Drawer, Flex, IconButton, Portal } from "@chakra-ui/react";
import { MenuIcon } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { NotificationBell, SearchButton } from "../areas";
import { MainMenu } from "./main-menu";
import { TeamLabel } from "./team-label";
import { UserMenu } from "./user-menu";

/** The top bar on phones. The menu slides in from the left and closes on navigation. */
export function PhoneBar() {
  const { t } = useTranslation("app");
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);

  useEffect(() => setOpen(false), [pathname]);

  return (
    <Flex as="header" hideFrom="md" h="13" px="2" gap="1" align="center" flexShrink="0" borderBottomWidth="1px">
      <Drawer.Root
        placement="start"
        open={open}
        onOpenChange={(change) => setOpen(change.open)}
        lazyMount
        unmountOnExit
      >
        <Drawer.Trigger asChild>
          <IconButton variant="ghost" aria-label={t("menu.open")}>
            <MenuIcon />
          </IconButton>
        </Drawer.Trigger>
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content maxW="18rem">
              <Flex h="14" px="3" align="center" justify="space-between" flexShrink="0">
                <Drawer.Title srOnly>{t("menu.label")}</Drawer.Title>
                <TeamLabel />
                <Drawer.CloseTrigger asChild position="static">
                  <CloseButton size="sm" aria-label={t("menu.collapse")} />
                </Drawer.CloseTrigger>
              </Flex>
              <MainMenu />
              <UserMenu />
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
      <Flex flex="1" minW="0">
        <TeamLabel />
      </Flex>
      <Suspense fallback={null}>{SearchButton && <SearchButton compact />}</Suspense>
      <Suspense fallback={null}>{NotificationBell && <NotificationBell />}</Suspense>
    </Flex>
  );
}
