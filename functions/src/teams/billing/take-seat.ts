import type { Team } from "@dure/domain/shared/caller/team";
import { assertSeatLeft } from "@dure/domain/teams/billing";
import { countMembers } from "../../identity/tenant/tenant-store";
import { readLocks, writeLocks } from "../../platform/transaction/lock-store";
import type { Tx } from "../../platform/transaction/transaction-store";

/** The lock of all transactions that count active members against seats. */
const SEATS = ["seats"];

/**
 * Checks, in the transaction that makes a member active, that a seat is left. Of two concurrent members, only one gets
 * the last seat.
 * @returns the write, to be called after the transaction's reads
 * @throws CONFLICT (`seats.none`)
 */
export async function takeSeat(tx: Tx, teamId: string, team: Team): Promise<() => void> {
  assertSeatLeft(team, await countSeats(tx, teamId));
  return () => writeLocks(tx, teamId, SEATS);
}

/** The number of active members, read under a lock. The transaction must write the lock with `lockSeats`. */
export async function countSeats(tx: Tx, teamId: string): Promise<number> {
  await readLocks(tx, teamId, SEATS);
  return countMembers(teamId);
}

export const lockSeats = (tx: Tx, teamId: string): void => writeLocks(tx, teamId, SEATS);
