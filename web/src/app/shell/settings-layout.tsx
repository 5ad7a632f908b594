import { Box, Flex, Stack, Text } from "@chakra-ui/react";
import { Suspense, useId } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation } from "react-router";
import { useIsAdmin } from "../../identity/user/user-queries";
import { useCurrentInSight } from "../../lib/use-current-in-sight";
import { Page } from "../../ui/page";
import { PageLoading } from "../../ui/page-loading";
import { routesOf } from "../areas";
import { MenuLink } from "./menu-link";
import { settingsMenuOf } from "./settings-menu-of";

/** The settings with their own menu: at the left, or above the page on phones. */
export function SettingsLayout() {
  const { t } = useTranslation("app");
  const id = useId();
  const groups = settingsMenuOf(routesOf("settings"), useIsAdmin());
  const menu = useCurrentInSight("[aria-current=page]", useLocation().pathname);
  return (
    <Flex direction={{ base: "column", lg: "row" }} minH="full">
      <Box
        as="nav"
        ref={menu}
        aria-label={t("settings.title")}
        w={{ lg: "52" }}
        flexShrink="0"
        px={{ base: "3", md: "4" }}
        py={{ base: "2", lg: "5" }}
        borderEndWidth={{ lg: "1px" }}
        borderBottomWidth={{ base: "1px", lg: "0" }}
        overflowX="auto"
      >
        <Flex direction={{ base: "row", lg: "column" }} gap={{ base: "1", lg: "4" }}>
          {groups.map((group) => (
            <Box key={group.id} flexShrink="0">
              <Text id={`${id}-${group.id}`} textStyle="xs" color="fg.subtle" px="2.5" mb="1" hideBelow="lg">
                {t(`settingsGroup.${group.id}`)}
              </Text>
              <Stack
                as="ul"
                aria-labelledby={`${id}-${group.id}`}
                direction={{ base: "row", lg: "column" }}
                gap="1px"
                listStyleType="none"
                whiteSpace="nowrap"
              >
                {group.entries.map((entry) => (
                  <MenuLink key={entry.id} to={entry.to} label={t(`settings.${entry.id}`)} />
                ))}
              </Stack>
            </Box>
          ))}
        </Flex>
      </Box>
      <Page flex="1" minW="0">
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </Page>
    </Flex>
  );
}
