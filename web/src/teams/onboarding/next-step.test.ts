import { expect, test } from "vitest";
import { nextStep } from "./next-step";

const person = {
  email_verified: true,
  team_member_status: "ACTIVE",
  team_member_role: "MEMBER",
  has_profile: true,
  invited: false,
  must_enroll: false,
  second_factor: "NONE",
  has_recovery_codes: false,
} as const;
const admin = { ...person, team_member_role: "ADMIN" } as const;
const team = { state: "active", has_needs: true } as const;

test.each([
  ["a member of a running team", person, team, undefined],
  ["an unverified address", { ...person, email_verified: false }, { ...team, state: "provisional" }, "/verify-email"],
  ["a team without a name", person, { ...team, state: "provisional" }, "/create-team"],
  ["a disabled team", person, { ...team, state: "disabled" }, "/team-disabled"],
  ["a deactivated member", { ...person, team_member_status: "DEACTIVATED" }, team, "/deactivated"],
  ["someone who has asked to join", { ...person, team_member_status: "PENDING" }, team, "/access-request"],
  ["someone who is invited after that", { ...person, team_member_status: "PENDING", invited: true }, team, "/join"],
  ["someone who is invited", { ...person, team_member_status: "NONE", invited: true }, team, "/join"],
  ["someone who has signed up only", { ...person, team_member_status: "NONE" }, team, "/access-request"],
  ["a member whose team demands a second factor", { ...person, must_enroll: true }, team, "/enroll-mfa"],
  [
    "somebody who doesn't belong to it yet",
    { ...person, must_enroll: true, team_member_status: "PENDING" },
    team,
    "/access-request",
  ],
  ["a member with a new device", { ...person, second_factor: "ENROLLED" }, team, "/recovery-codes"],
  ["a member with codes for it", { ...person, second_factor: "ENROLLED", has_recovery_codes: true }, team, undefined],
  ["a member without a profile", { ...person, has_profile: false }, team, "/profile/initial"],
  ["an admin before the survey", admin, { ...team, has_needs: false }, "/team-needs"],
  ["a member before the survey", person, { ...team, has_needs: false }, undefined],
] as const)("%s goes to the right place", (_, someone, ofTeam, step) => expect(nextStep(someone, ofTeam)).toBe(step));
