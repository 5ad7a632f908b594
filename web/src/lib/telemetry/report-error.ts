import { CallError } from "../call-error";
import { runtime } from "../firebase/runtime";

/** Limits the reports of a page that fails repeatedly. */
const MAX_REPORTS = 20;

const reported = new WeakMap<object, Promise<string | undefined>>();
let count = 0;

/**
 * Reports a bug to the error-reporting service; its SDK is fetched with the first one. Without a DSN in /config.json nothing
 * is fetched or sent. Refusals are no bugs. The same error is reported once.
 * @returns the report's id, for the support; undefined if there is none
 */
export function reportError(error: unknown): Promise<string | undefined> {
  const dsn = runtime().config.errorReports?.dsn;
  if (!dsn || typeof error !== "object" || error === null || !isBug(error)) return Promise.resolve(undefined);
  const known = reported.get(error);
  if (known) return known;
  const id = send(dsn, error);
  reported.set(error, id);
  return id;
}

async function send(dsn: string, error: object): Promise<string | undefined> {
  count += 1;
  if (count > MAX_REPORTS) return undefined;
  try {
    const { sendReport } = await import("./send-report");
    return sendReport(dsn, error);
  } catch (failure) {
    console.warn("An error was not reported", failure);
    return undefined;
  }
}

/** Refusals have a text for the user; an aborted call has been given up on purpose. */
const isBug = (error: object): boolean =>
  !(error instanceof CallError) && !(error instanceof DOMException && error.name === "AbortError");

/** Reports what no code has caught. @returns a function that stops it */
export function watchErrors(): () => void {
  const onError = ({ error }: ErrorEvent) => void reportError(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => void reportError(reason);
  addEventListener("error", onError);
  addEventListener("unhandledrejection", onRejection);
  return () => {
    removeEventListener("error", onError);
    removeEventListener("unhandledrejection", onRejection);
  };
}
