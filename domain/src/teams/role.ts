import type { User } from "../shared/caller/user";
import { AppError } from "../shared/error";
import { teamsTexts } from "./texts";

type Role = User["team_member_role"];

export const withRole = (user: User, role: Role, now: string): User => ({
  ...user,
  team_member_role: role,
  updated_at: now,
});

/** @throws NOT_FOUND unless the user is an active member: only those have a role to change */
export function assertActiveMember(user: User | undefined): asserts user is User {
  if (user?.team_member_status !== "ACTIVE") throw new AppError("NOT_FOUND", teamsTexts.memberNotFound);
}

/**
 * Checks that a team keeps an admin when this one leaves the role or the team.
 * @param admins the ids of the active admins
 * @throws CONFLICT (`admin.last`)
 */
export function assertAdminLeft(admins: readonly string[], leaving: User): void {
  if (leaving.team_member_role !== "ADMIN" || leaving.team_member_status !== "ACTIVE") return;
  if (admins.every((id) => id === leaving.user_id))
    throw new AppError("CONFLICT", teamsTexts.lastAdmin, undefined, "admin.last");
}
