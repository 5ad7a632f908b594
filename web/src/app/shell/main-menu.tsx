import { Box, Stack, Text } from "@chakra-ui/react";
import { CircleHelp, Settings } from "lucide-react";
import { Suspense, useId } from "react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { useRemoteFlags } from "../../teams/team/flag-queries";
import { belowMenu, routesOf } from "../areas";
import { type MenuEntry, menuOf } from "./menu";
import { MenuLink } from "./menu-link";

/** The main menu: the registered pages in a fixed order. */
export function MainMenu({ folded = false }: { folded?: boolean }) {
  const { t } = useTranslation("app");
  const id = useId();
  const groups = menuOf(routesOf("member"), useIsAdmin(), useRemoteFlags());
  return (
    <Box as="nav" aria-label={t("menu.label")} flex="1" overflowY="auto" px="2.5" py="1">
      {groups.map((group) => (
        <Box key={group.id} mb="3">
          <Text
            id={`${id}-${group.id}`}
            textStyle="xs"
            color="fg.subtle"
            px="2.5"
            mb="1"
            truncate
            {...(folded && { visibility: "hidden" })}
            {...(group.id === "home" && { srOnly: true })}
          >
            {t(`menuGroup.${group.id}`)}
          </Text>
          <Stack as="ul" aria-labelledby={`${id}-${group.id}`} gap="1px" listStyleType="none">
            {group.entries.map((entry) => (
              <MenuEntryView key={entry.id} {...entry} folded={folded} />
            ))}
          </Stack>
        </Box>
      ))}
      <Stack as="ul" gap="1px" listStyleType="none">
        <MenuLink to="/settings" icon={Settings} label={t("menu.settings")} folded={folded} />
        <MenuLink to="/help" icon={CircleHelp} label={t("menu.help")} folded={folded} />
      </Stack>
    </Box>
  );
}

function MenuEntryView({ id, to, icon, folded }: MenuEntry & { folded: boolean }) {
  const { t } = useTranslation("app");
  const Below = folded ? undefined : belowMenu[id];
  return (
    <>
      <MenuLink to={to} icon={icon} label={t(`menu.${id}`)} folded={folded} />
      {Below && (
        <li>
          <Suspense fallback={null}>
            <Below />
          </Suspense>
        </li>
      )}
    </>
  );
}
