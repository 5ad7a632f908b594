import type { DataRouter } from "react-router";
import { leaveSession } from "../identity/session/leave-session";
import { refusals } from "../lib/api";
import type { CallError } from "../lib/call-error";
import { runtime } from "../lib/firebase/runtime";
import { FORCED } from "../lib/session/forced-navigation";
import { ACCOUNT_GONE } from "../lib/session/session-end";
import { loginPath } from "../lib/session-paths";

/**
 * Handles refusals that concern the whole session instead of one screen.
 * @returns a function that stops it
 */
export const watchRefusals = (router: DataRouter): (() => void) =>
  refusals.subscribe((refusal) => void react(router, refusal));

async function react(router: DataRouter, { code, status, details, message }: CallError): Promise<void> {
  if (code === "IP_FORBIDDEN") {
    await router.navigate(`/ip-forbidden?ip=${encodeURIComponent(ipOf(details))}`, FORCED);
  } else if (code === "TEAM_DISABLED") {
    await router.navigate("/team-disabled", FORCED);
  } else if (code === "MFA_REQUIRED") {
    await router.navigate("/enroll-mfa", FORCED);
  } else if (status === 401 && (runtime().auth.currentUser || code === ACCOUNT_GONE)) {
    const { pathname, search } = router.state.location;
    // Whoever ended the session has written its entry.
    await leaveSession({ keepDrafts: code !== ACCOUNT_GONE });
    const reason = code === ACCOUNT_GONE ? ACCOUNT_GONE : message;
    await router.navigate(loginPath(pathname + search), { ...FORCED, state: { ...FORCED.state, reason } });
  }
}

const ipOf = (details: unknown): string =>
  typeof details === "object" && details !== null && "ip" in details ? String(details.ip) : "";
