import type { teamsApi } from "@dure/domain/teams/api";
import { assertOpen, readCode } from "@dure/domain/teams/invitation";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertOwnTeam } from "../team/assert-own-team";
import { findInvitation, removeInvitation } from "./invitation-store";

export const cancelInvitation: Verb<typeof teamsApi.cancelInvitation> = async (ctx, { params }) => {
  assertOwnTeam(ctx, params);
  await transaction(ctx, async (tx) => {
    const before = await findInvitation(tx, ctx.teamId, readCode(params.code));
    assertOpen(before);
    removeInvitation(tx, ctx.teamId, before);
    return {
      answer: undefined,
      event: { type: "invitation.cancelled", before: { ...before, id: before.invitation_code }, after: null },
    };
  });
};
