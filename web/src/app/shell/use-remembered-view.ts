import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { saveInterfaceState, useInterfaceState } from "../../identity/user/interface-state-queries";
import { useIsAdmin } from "../../identity/user/user-queries";
import { useRemoteFlags } from "../../teams/team/flag-queries";
import { routesOf } from "../areas";
import { entryAt, menuOf } from "./menu";

/** How long a page must be open to be remembered: pages that are only passed through are not. */
const STAY_MS = 1_000;

/** Remembers, across browsers, the main menu's entry that the member opened last. */
export function useRememberedView(): void {
  const { pathname } = useLocation();
  const isAdmin = useIsAdmin();
  const known = useInterfaceState().data?.last_view_tab;
  const here = entryAt(menuOf(routesOf("member"), isAdmin, useRemoteFlags()), pathname)?.id;

  // A refused save rolls the view back. It is not retried until the member opens another page.
  const saved = useRef<string>(undefined);
  useEffect(() => {
    if (!here || !known || here === known || here === saved.current) return;
    const timer = setTimeout(() => {
      saved.current = here;
      void saveInterfaceState({ last_view_tab: here });
    }, STAY_MS);
    return () => clearTimeout(timer);
  }, [here, known]);
}
