import { scrubEvent } from "@dure/domain/shared/telemetry/scrub-event";
import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from "@sentry/react";
import { runtime } from "../firebase/runtime";

/** Reports go through our own server: the content security policy names no other origin. */
const TUNNEL = "/api/telemetry/errors";

let started: BrowserClient | undefined;

/** A client of its own: the SDK's global set-up would watch every click and call. */
function clientFor(dsn: string): BrowserClient {
  if (started) return started;
  started = new BrowserClient({
    dsn,
    tunnel: TUNNEL,
    release: runtime().config.release,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    beforeSend: scrubEvent,
  });
  started.init();
  return started;
}

/** @returns the report's id */
export function sendReport(dsn: string, error: unknown): string {
  const scope = new Scope();
  scope.setClient(clientFor(dsn));
  const uid = runtime().auth.currentUser?.uid;
  if (uid) scope.setUser({ id: uid });
  return scope.captureException(error);
}
