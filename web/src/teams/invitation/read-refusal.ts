import { isRefusal } from "../../lib/call-error";

type InviteRefusal = {
  /** The addresses that belong to members or are already invited. */
  taken: readonly string[];
  /** What else went wrong. */
  other: unknown;
};

/** Why an invitation was refused: some addresses are taken, or there was another error. */
export function readRefusal(error: unknown): InviteRefusal {
  if (!isRefusal(error, "CONFLICT")) return { taken: [], other: error };
  const { error_emails: taken = [] } = (error.details ?? {}) as { error_emails?: string[] };
  return { taken, other: taken.length > 0 ? undefined : error };
}
