import { matchRoutes } from "react-router";
import { runtime } from "../lib/firebase/runtime";
import { areas } from "./areas";
import { MemberGuard } from "./guards/member-guard";
import { routes } from "./routes";

/**
 * Starts all requests of the first page at once, while its code is fetched. Otherwise the guards' answers, the lists'
 * settings and the rows load one after the other. Only for members' pages: elsewhere a refusal would redirect the user.
 */
export async function preload(pathname: string): Promise<void> {
  if (!matchRoutes(routes, pathname)?.some(({ route }) => route.Component === MemberGuard)) return;
  const { auth } = runtime();
  await auth.authStateReady();
  if (!auth.currentUser) return;
  for (const area of areas) void area.preload?.(pathname).catch(() => undefined);
}
