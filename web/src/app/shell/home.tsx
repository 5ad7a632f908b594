import { Navigate } from "react-router";
import { useIsAdmin } from "../../identity/user/user-queries";
import { routesOf } from "../areas";
import { menuOf } from "./menu";

/** The first page of the menu. */
export function Home() {
  const [group] = menuOf(routesOf("member"), useIsAdmin());
  return <Navigate to={group?.entries[0]?.to ?? "/settings"} replace />;
}
