import type { ConnectionView } from "@dure/domain/teams/connection";
import { isRefusal } from "../../lib/call-error";

/** Why an account gives no calendars: its permission was taken back, or does not reach them (API-DATA-0001). */
export type AccountRefusal = "again" | "unreadable";

type Calendars = { error: unknown /** Ids of connections whose calendars are missing. */; refused: readonly string[] };

/** Which accounts must be authorised again, and why, by their ids. */
export function refusedAccounts(
  connections: readonly Pick<ConnectionView, "id" | "needs_regrant">[],
  { error, refused }: Calendars,
): Map<string, AccountRefusal> {
  // The answer is a refusal only where no account gave any calendar.
  const isUnreadable = isRefusal(error, "API-DATA-0001");
  return new Map(
    connections.flatMap(({ id, needs_regrant }): [string, AccountRefusal][] => {
      if (needs_regrant) return [[id, "again"]];
      return isUnreadable || refused.includes(id) ? [[id, "unreadable"]] : [];
    }),
  );
}
