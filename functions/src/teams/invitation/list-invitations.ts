import type { teamsApi } from "@dure/domain/teams/api";
import { withAccount } from "@dure/domain/teams/invitation";
import { listUsers } from "../../identity/user/user-store";
import type { Verb } from "../../platform/http/endpoint";
import { assertOwnTeam } from "../team/assert-own-team";
import { listInvitationDocs } from "./invitation-store";

export const listInvitations: Verb<typeof teamsApi.listInvitations> = async (ctx, { params }) => {
  assertOwnTeam(ctx, params);
  const [invitations, users] = await Promise.all([
    listInvitationDocs(ctx.teamId),
    listUsers(ctx.teamId, ["NONE", "PENDING"]),
  ]);
  const signedUp = new Set(users.map(({ email }) => email));
  return { data: invitations.map((invitation) => withAccount(invitation, signedUp)) };
};
