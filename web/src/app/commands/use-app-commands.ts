import { Keyboard, LogOut, Plus, Settings } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { signOut } from "../../identity/session/sign-out";
import { useIsAdmin } from "../../identity/user/user-queries";
import type { Command, CommandId } from "../../lib/commands/command";
import { useRemoteFlags } from "../../teams/team/flag-queries";
import { areaCommands, routesOf } from "../areas";
import { menuOf } from "../shell/menu";
import { settingsMenuOf } from "../shell/settings-menu-of";
import { keyOfPage, keyOfPress } from "./shortcut";
import { shortcutHelpRequests } from "./shortcut-help-requests";

const NEW: readonly Exclude<CommandId, "search">[] = ["newLead", "newDeal", "newCompany", "newContact"];

/** What this member can choose by its name: actions first, then pages, then settings. */
export function useAppCommands(): readonly Command[] {
  const { t } = useTranslation("app");
  const navigate = useNavigate();
  const isAdmin = useIsAdmin();
  const flags = useRemoteFlags();
  return useMemo(() => {
    const goTo = (to: string) => () => void navigate(to);
    const goKeys = (page: string) => {
      const key = keyOfPage(page);
      return key && ["G", key.toUpperCase()];
    };
    const actions = NEW.flatMap((id): Command[] => {
      const run = areaCommands[id];
      return run ? [{ id, group: "actions", label: t(`command.${id}`), icon: Plus, run }] : [];
    });
    const pages = menuOf(routesOf("member"), isAdmin, flags).flatMap(({ entries }) => entries);
    const settings = settingsMenuOf(routesOf("settings"), isAdmin).flatMap(({ entries }) => entries);
    return [
      ...actions,
      {
        id: "shortcuts",
        group: "actions",
        label: t("shortcuts.title"),
        icon: Keyboard,
        keys: [keyOfPress("help")],
        run: () => shortcutHelpRequests.emit(),
      },
      { id: "sign-out", group: "actions", label: t("menu.signOut"), icon: LogOut, run: () => void signOut() },
      ...pages.map(
        ({ id, icon, to }): Command => ({
          id: `page-${id}`,
          group: "pages",
          label: t(`menu.${id}`),
          icon,
          keys: goKeys(id) || undefined,
          run: goTo(to),
        }),
      ),
      {
        id: "page-settings",
        group: "pages",
        label: t("menu.settings"),
        icon: Settings,
        keys: goKeys("settings") || undefined,
        run: goTo("/settings"),
      },
      ...settings.map(
        ({ id, to }): Command => ({
          id: `settings-${id}`,
          group: "settings",
          label: t(`settings.${id}`),
          icon: Settings,
          run: goTo(to),
        }),
      ),
    ];
  }, [t, navigate, isAdmin, flags]);
}
