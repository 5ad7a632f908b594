import { type Actor, accessTexts } from "../shared/access";
import type { Team } from "../shared/caller/team";
import type { User } from "../shared/caller/user";
import { AppError } from "../shared/error";
import type { DutyView } from "./activation-api";
import type { MemberView } from "./team";
import { teamsTexts } from "./texts";

/** Checks that a new member has verified the e-mail address, and that the team is active. */
export function assertMayEnter(team: Team, user: User, emailVerified: boolean): void {
  if (team.state !== "active") throw new AppError("NOT_FOUND", teamsTexts.teamNotFound);
  if (!emailVerified) throw new AppError("NOT_ACCEPTABLE", teamsTexts.verifyFirst);
  if (user.team_member_status === "DEACTIVATED") throw new AppError("FORBIDDEN", accessTexts.deactivated);
  if (user.team_member_status === "ACTIVE") throw new AppError("CONFLICT", teamsTexts.alreadyMember);
}

export const activate = (user: User, role: User["team_member_role"], now: string): User => ({
  ...user,
  team_member_role: role,
  team_member_status: "ACTIVE",
  last_activated_at: now,
  updated_at: now,
});

/** Creates an access request (PENDING). A denied person may ask again. */
export const askToJoin = (user: User, now: string): User => ({
  ...user,
  team_member_status: "PENDING",
  updated_at: now,
});
export const deny = (user: User, now: string): User => ({ ...user, team_member_status: "NONE", updated_at: now });

export const deactivate = (user: User, now: string): User => ({
  ...user,
  team_member_status: "DEACTIVATED",
  last_deactivated_at: now,
  updated_at: now,
});

/** Asserts that the user has been a member, active or not. */
export function assertMemberOf(user: User | undefined): asserts user is User {
  const status = user?.team_member_status;
  if (status !== "ACTIVE" && status !== "DEACTIVATED") throw new AppError("NOT_FOUND", teamsTexts.memberNotFound);
}

/**
 * Checks that a member can be deactivated: no booking page or router depends on them
 * (docs/product/teams.md#deactivation), and it is not the actor, so that a team keeps an admin.
 * @throws CONFLICT naming what the member is assigned to
 */
export function assertDeactivatable(user: User, duties: readonly DutyView[], actor: Actor): void {
  if (user.user_id === actor.id) throw new AppError("CONFLICT", teamsTexts.deactivateOneself);
  if (duties.length === 0) return;
  const titlesOf = (wanted: DutyView["type"]) => duties.filter(({ type }) => type === wanted).map(({ title }) => title);
  throw new AppError(
    "CONFLICT",
    teamsTexts.memberOnDuty(titlesOf("booking-page"), titlesOf("router")),
    duties.map(({ id, type, title }) => ({ id, type, title })),
  );
}

/** Checks that an admin may remove a member's authenticator app; their own they remove with a code of it. */
export function assertSecondFactorResettable(user: User, actor: Actor): void {
  assertMemberOf(user);
  if (user.user_id === actor.id) throw new AppError("CONFLICT", teamsTexts.resetOwnSecondFactor);
}

export function assertPending(user: User | undefined): asserts user is User {
  if (user?.team_member_status !== "PENDING") throw new AppError("NOT_FOUND", teamsTexts.requestNotFound);
}

const ORDER = { PENDING: 0, ACTIVE: 1, DEACTIVATED: 2, NONE: 3 };

/** Sorts access requests first, then members, then deactivated ones; each by name. */
export const byMemberStatus = (a: User, b: User): number =>
  ORDER[a.team_member_status] - ORDER[b.team_member_status] || a.display_name.localeCompare(b.display_name, "ko");

export const viewMember = (teamId: string, user: User, forAdmin = false): MemberView => ({
  userId: user.user_id,
  teamId,
  display_name: user.display_name,
  email: user.email,
  user_slug: user.user_slug,
  timezone: user.timezone,
  picture_version: user.picture_version,
  team_member_role: user.team_member_role,
  team_member_status: user.team_member_status,
  ...(forAdmin && { has_second_factor: user.second_factor === "ENROLLED", last_login_at: user.last_login_at }),
});
