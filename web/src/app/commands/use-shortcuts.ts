import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useIsAdmin } from "../../identity/user/user-queries";
import type { CommandId } from "../../lib/commands/command";
import { useRemoteFlags } from "../../teams/team/flag-queries";
import { areaCommands, routesOf } from "../areas";
import { menuOf } from "../shell/menu";
import { isShortcutBlocked } from "./is-shortcut-blocked";
import { pressOnPage, stepThroughRecords } from "./press-on-page";
import { createShortcuts, keyOf, type Press } from "./shortcut";
import { shortcutHelpRequests } from "./shortcut-help-requests";

/** What "new" makes, by the beginning of the page's path. */
const NEW_AT: readonly [string, CommandId][] = [
  ["/deals", "newDeal"],
  ["/companies", "newCompany"],
  ["/contacts", "newContact"],
];

/** Listens to the shortcuts of docs/product/platform.md#shortcuts on every page of a member; not while it is off. */
export function useShortcuts(isOn: boolean): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isAdmin = useIsAdmin();
  const flags = useRemoteFlags();

  useEffect(() => {
    if (!isOn) return;
    const shortcutOf = createShortcuts(Date.now);
    const goTo = (page: string) => {
      const entries = menuOf(routesOf("member"), isAdmin, flags).flatMap((group) => group.entries);
      const to = page === "settings" ? "/settings" : entries.find(({ id }) => id === page)?.to;
      if (to) void navigate(to);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const key = isShortcutBlocked(event) ? undefined : keyOf(event);
      const shortcut = key && shortcutOf(key);
      if (!shortcut) return;
      event.preventDefault();
      if ("go" in shortcut) goTo(shortcut.go);
      else act(shortcut.press, pathname);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOn, pathname, navigate, isAdmin, flags]);
}

function act(press: Press, pathname: string): void {
  // A page may have its own element for the shortcut.
  if (pressOnPage(press)) return;
  if (press === "help") shortcutHelpRequests.emit();
  if (press === "search") areaCommands.search?.();
  if (press === "next") stepThroughRecords(1);
  if (press === "previous") stepThroughRecords(-1);
  if (press !== "new") return;
  const id = NEW_AT.find(([path]) => pathname.startsWith(path))?.[1] ?? "newLead";
  areaCommands[id]?.();
}
