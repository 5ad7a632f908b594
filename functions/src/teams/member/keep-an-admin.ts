import type { User } from "@dure/domain/shared/caller/user";
import { assertAdminLeft } from "@dure/domain/teams/role";
import { listAdmins } from "../../identity/user/user-store";
import { readLocks, writeLocks } from "../../platform/transaction/lock-store";
import type { Tx } from "../../platform/transaction/transaction-store";

/** The lock of all transactions that take the admin role from a member or deactivate an admin. */
const ADMINS = ["admins"];

/**
 * Checks, in the transaction that takes the role or the membership from a member, that another admin is left. If two
 * admins remove each other concurrently, one stays.
 * @returns the write, to be called after the transaction's reads
 * @throws CONFLICT (`admin.last`)
 */
export async function keepAnAdmin(tx: Tx, teamId: string, leaving: User): Promise<() => void> {
  if (leaving.team_member_role !== "ADMIN") return () => undefined;
  await readLocks(tx, teamId, ADMINS);
  const admins = await listAdmins(teamId);
  assertAdminLeft(
    admins.map(({ user_id }) => user_id),
    leaving,
  );
  return () => writeLocks(tx, teamId, ADMINS);
}
