import { scrubEvent } from "@dure/domain/shared/telemetry/scrub-event";
import { defaultStackParser, makeNodeTransport, NodeClient, Scope } from "@sentry/node";
import { release } from "../config";
import type { ErrorPlace } from "./error-place";

const FLUSH_MS = 2_000;

let started: NodeClient | undefined;

/** A separate client: the SDK's global set-up would instrument every request of the process. */
function clientFor(dsn: string): NodeClient {
  if (started) return started;
  started = new NodeClient({
    dsn,
    release: release.value() || undefined,
    transport: makeNodeTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    beforeSend: scrubEvent,
  });
  started.init();
  return started;
}

export async function sendReport(dsn: string, error: unknown, { requestId, userId, job }: ErrorPlace): Promise<void> {
  const client = clientFor(dsn);
  const scope = new Scope();
  scope.setClient(client);
  if (userId !== undefined) scope.setUser({ id: userId });
  if (requestId !== undefined) scope.setTag("request_id", requestId);
  if (job !== undefined) scope.setTag("job", job);
  scope.captureException(error);
  await client.flush(FLUSH_MS);
}
