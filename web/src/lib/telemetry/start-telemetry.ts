import type { Config } from "../firebase/config";
import { watchErrors } from "./report-error";
import { startTracing } from "./trace-call";
import { flushOnLeave } from "./track-usage";

let hasStarted = false;

/** Starts the configured telemetry once. Tracing waits until the page is idle. Nothing is fetched for what is off. */
export function startTelemetry({ errorReports, traces, analytics }: Config): void {
  if (hasStarted) return;
  hasStarted = true;
  if (errorReports) watchErrors();
  if (analytics) flushOnLeave();
  if (traces)
    whenIdle(() => void startTracing(traces.ratio).catch((error) => console.warn("Calls are not traced", error)));
}

const whenIdle = (work: () => void): void => {
  // Safari has no idle callbacks.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 2_000);
};
