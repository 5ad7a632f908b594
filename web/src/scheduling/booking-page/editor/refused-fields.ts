import { CallError } from "../../../lib/call-error";

/** The server's errors, by the form's own paths: `organizers.1.dest_cal`. */
export function refusedFields(error: unknown): { path: string; message: string }[] {
  if (!(error instanceof CallError) || !Array.isArray(error.details)) return [];
  return error.details.flatMap((detail: { path?: unknown; message?: unknown } | null) =>
    typeof detail?.path === "string" && detail.path.startsWith("body.") && typeof detail.message === "string"
      ? [{ path: detail.path.slice("body.".length), message: detail.message }]
      : [],
  );
}
