import { matchRoutes } from "react-router";
import { runtime } from "../lib/firebase/runtime";
import { areas } from "./areas";
import { MemberGuard } from "./guards/member-guard";
import { routes } from "./routes";

/**
 * Asks for all that a page shows first at once, while its code is fetched: without it the guards' answers, the lists'
 * settings and the rows would be asked for one after the other. Only members' pages ask: refusals lead away from a page.
 */
export async function preload(pathname: string): Promise<void> {
  if (!matchRoutes(routes, pathname)?.some(({ route }) => route.Component === MemberGuard)) return;
  const { auth } = runtime();
  await auth.authStateReady();
  if (!auth.currentUser) return;
  for (const area of areas) void area.preload?.(pathname).catch(() => undefined);
}
