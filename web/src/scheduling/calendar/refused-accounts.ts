import type { ConnectionView } from "@dure/domain/teams/connection";
import { isRefusal } from "../../lib/call-error";

/** Why an account has no calendars: its grant was revoked, or lacks a scope (API-DATA-0001). */
export type AccountRefusal = "again" | "unreadable";

type Calendars = { error: unknown /** Ids of connections whose calendars are missing. */; refused: readonly string[] };

/** The accounts to re-authorize, with the reason, by id. */
export function refusedAccounts(
  connections: readonly Pick<ConnectionView, "id" | "needs_regrant">[],
  { error, refused }: Calendars,
): Map<string, AccountRefusal> {
  // The call is refused only if no account has a calendar.
  const isUnreadable = isRefusal(error, "API-DATA-0001");
  return new Map(
    connections.flatMap(({ id, needs_regrant }): [string, AccountRefusal][] => {
      if (needs_regrant) return [[id, "again"]];
      return isUnreadable || refused.includes(id) ? [[id, "unreadable"]] : [];
    }),
  );
}
