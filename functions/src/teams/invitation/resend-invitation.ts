import type { teamsApi } from "@dure/domain/teams/api";
import { assertOpen, readCode } from "@dure/domain/teams/invitation";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertOwnTeam } from "../team/assert-own-team";
import { findInvitation, saveInvitation } from "./invitation-store";
import { takeInvitationQuota } from "./take-invitation-quota";

/** Mails the same code again, in the sender's language. */
export const resendInvitation: Verb<typeof teamsApi.resendInvitation> = async (ctx, { params, body }) => {
  assertOwnTeam(ctx, params);
  await transaction(ctx, async (tx) => {
    const before = await findInvitation(tx, ctx.teamId, readCode(body.invitation_code));
    assertOpen(before);
    const countMail = await takeInvitationQuota(tx, ctx, [before.email]);
    countMail();
    const after = { ...before, locale: ctx.locale, sent_at: ctx.now };
    saveInvitation(tx, ctx.teamId, after);
    const id = before.invitation_code;
    return {
      answer: undefined,
      event: { type: "invitation.sent", before: { ...before, id }, after: { ...after, id } },
    };
  });
};
