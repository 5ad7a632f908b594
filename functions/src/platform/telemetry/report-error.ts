import { logger } from "firebase-functions";
import { sentryDsn } from "../config";
import type { ErrorPlace } from "./error-place";

/**
 * Reports an error to the service, and waits until it is sent: an instance may be paused once it has answered.
 * Nothing is loaded or sent without a DSN, and a report that fails is only logged.
 */
export async function reportError(error: unknown, place: ErrorPlace): Promise<void> {
  const dsn = sentryDsn.value();
  if (!dsn) return;
  try {
    const { sendReport } = await import("./send-report");
    await sendReport(dsn, error, place);
  } catch (failure) {
    logger.warn("An error was not reported.", { error: String(failure) });
  }
}
