import type { DataRouter } from "react-router";
import { leaveSession } from "../identity/session/leave-session";
import { refusals } from "../lib/api";
import type { CallError } from "../lib/call-error";
import { runtime } from "../lib/firebase/runtime";
import { loginPath } from "../lib/session-paths";

/**
 * Handles refusals that concern the whole session instead of one screen.
 * @returns a function that stops it
 */
export const watchRefusals = (router: DataRouter): (() => void) =>
  refusals.subscribe((refusal) => void react(router, refusal));

async function react(router: DataRouter, { code, status, details }: CallError): Promise<void> {
  if (code === "IP_FORBIDDEN") {
    await router.navigate(`/ip-forbidden?ip=${encodeURIComponent(ipOf(details))}`, { replace: true });
  } else if (code === "TEAM_DISABLED") {
    await router.navigate("/team-disabled", { replace: true });
  } else if (code === "MFA_REQUIRED") {
    await router.navigate("/enroll-mfa", { replace: true });
  } else if (status === 401 && runtime().auth.currentUser) {
    const { pathname, search } = router.state.location;
    // Whoever ended the session has written its entry.
    await leaveSession();
    await router.navigate(loginPath(pathname + search), { replace: true });
  }
}

const ipOf = (details: unknown): string =>
  typeof details === "object" && details !== null && "ip" in details ? String(details.ip) : "";
