import { useCalendars, useConnections } from "./calendar-queries";
import { type AccountRefusal, refusedAccounts } from "./refused-accounts";

const NONE: ReadonlyMap<string, AccountRefusal> = new Map();

/** Which of my accounts must be authorised again, and why. */
export function useRefusedAccounts(): ReadonlyMap<string, AccountRefusal> {
  const { data } = useConnections();
  const { error, refused } = useCalendars();
  return data ? refusedAccounts(data, { error, refused }) : NONE;
}
