import type { Profile } from "@dure/domain/identity/user";
import type { TeamView } from "@dure/domain/teams/team";

type Person = Pick<
  Profile,
  | "email_verified"
  | "team_member_status"
  | "team_member_role"
  | "has_profile"
  | "invited"
  | "must_enroll"
  | "second_factor"
  | "has_recovery_codes"
>;

/**
 * The onboarding step that an account must do next, or undefined if it is done
 * (docs/product/identity.md#onboarding-order).
 */
export function nextStep(person: Person, team: Pick<TeamView, "state" | "has_needs">): string | undefined {
  if (!person.email_verified) return "/verify-email";
  if (team.state === "disabled") return "/team-disabled";
  if (team.state === "provisional") return "/create-team";
  if (person.team_member_status === "DEACTIVATED") return "/deactivated";
  if (person.team_member_status !== "ACTIVE") return person.invited ? "/join" : "/access-request";
  if (person.must_enroll) return "/enroll-mfa";
  if (person.second_factor === "ENROLLED" && !person.has_recovery_codes) return "/recovery-codes";
  if (!person.has_profile) return "/profile/initial";
  if (person.team_member_role === "ADMIN" && !team.has_needs) return "/team-needs";
  return undefined;
}
