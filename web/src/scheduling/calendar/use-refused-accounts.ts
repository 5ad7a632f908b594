import { useCalendars, useConnections } from "./calendar-queries";
import { type AccountRefusal, refusedAccounts } from "./refused-accounts";

const NONE: ReadonlyMap<string, AccountRefusal> = new Map();

/** The user's accounts to re-authorize, with the reason. */
export function useRefusedAccounts(): ReadonlyMap<string, AccountRefusal> {
  const { data } = useConnections();
  const { error, refused } = useCalendars();
  return data ? refusedAccounts(data, { error, refused }) : NONE;
}
