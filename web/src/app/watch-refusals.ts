import type { DataRouter } from "react-router";
import { leaveSession } from "../identity/session/leave-session";
import { refusals } from "../lib/api";
import type { CallError } from "../lib/call-error";
import { runtime } from "../lib/firebase/runtime";
import { ACCOUNT_GONE } from "../lib/session/account-gone";
import { FORCED } from "../lib/session/forced-navigation";
import { refusalPage } from "../lib/session/refusal-page";
import { sessionEnd } from "../lib/session/session-end";
import { loginPath } from "../lib/session-paths";

/**
 * Handles refusals that concern the whole session instead of one screen.
 * @returns a function that stops it
 */
export const watchRefusals = (router: DataRouter): (() => void) =>
  refusals.subscribe((refusal) => void react(router, refusal));

async function react(router: DataRouter, refusal: CallError): Promise<void> {
  const { code, status, message } = refusal;
  const page = refusalPage(refusal);
  if (page) {
    await router.navigate(page, FORCED);
  } else if (status === 401 && (runtime().auth.currentUser || code === ACCOUNT_GONE)) {
    const { pathname, search } = router.state.location;
    // No sign-out is sent to the server: whatever ended the session has written its audit entry already.
    const state = sessionEnd.note(code === ACCOUNT_GONE ? ACCOUNT_GONE : message);
    await leaveSession({ keepDrafts: code !== ACCOUNT_GONE });
    await router.navigate(loginPath(pathname + search), { ...FORCED, state });
  }
}
