import type { teamsApi } from "@dure/domain/teams/api";
import { assertNoneKnown, assertSameDomain, CODE_LENGTH, CODE_SIGNS } from "@dure/domain/teams/invitation";
import type { Invitation } from "@dure/domain/teams/team";
import { findUsersByEmail } from "../../identity/user/user-store";
import { type Context, callerOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { randomText } from "../random-text";
import { assertOwnTeam } from "../team/assert-own-team";
import { findInvited, saveInvitation } from "./invitation-store";
import { takeInvitationQuota } from "./take-invitation-quota";

/** Invites all of the e-mail addresses, or none if one of them is already invited or a member. */
export const inviteMembers: Verb<typeof teamsApi.inviteMembers> = async (ctx, { params, body }) => {
  assertOwnTeam(ctx, params);
  const emails = [...new Set(body.map(({ email }) => email))];
  assertSameDomain(emails, callerOf(ctx).team.domain);

  return transaction(ctx, async (tx) => {
    const [invited, users] = await Promise.all([
      findInvited(tx, ctx.teamId, emails),
      findUsersByEmail(tx, ctx.teamId, emails),
    ]);
    const members = users.filter(({ team_member_status }) => MEMBER.includes(team_member_status));
    assertNoneKnown([...new Set([...invited, ...members.map(({ email }) => email)])]);

    const countMails = await takeInvitationQuota(tx, ctx, emails);
    countMails();
    const data = emails.map((email) => newInvitation(ctx, email));
    for (const invitation of data) saveInvitation(tx, ctx.teamId, invitation);
    const event = data.map((one) => ({
      type: "invitation.created" as const,
      before: null,
      after: { ...one, id: one.invitation_code },
    }));
    return { answer: { data }, event };
  });
};

const MEMBER = ["ACTIVE", "DEACTIVATED"];

const newInvitation = (ctx: Context, email: string): Invitation => ({
  invitation_code: randomText(CODE_SIGNS, CODE_LENGTH),
  email,
  state: "waiting",
  invited_by: ctx.actor.id,
  locale: ctx.locale,
  created_at: ctx.now,
  sent_at: ctx.now,
});
