import { Navigate } from "react-router";
import { useIsAdmin } from "../../identity/user/user-queries";
import { routesOf } from "../areas";
import { settingsMenuOf } from "./settings-menu-of";

/** The first page of the settings. */
export function SettingsIndex() {
  const [group] = settingsMenuOf(routesOf("settings"), useIsAdmin());
  return <Navigate to={group?.entries[0]?.to ?? "/help"} replace />;
}
