import type { emailApi } from "@dure/domain/email/api";
import { isFooterComplete } from "@dure/domain/email/footer/footer";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getFooterIn, saveFooter } from "./footer-store";

/** Mails of a campaign that is being sent keep the footer that they began with. */
export const setEmailFooter: Verb<typeof emailApi.setEmailFooter> = (ctx, { body }) =>
  transaction(ctx, async (tx) => {
    const { teamId } = ctx;
    const before = await getFooterIn(tx, teamId);
    saveFooter(tx, teamId, body);
    return {
      answer: { ...body, is_complete: isFooterComplete(body) },
      event: { type: "email-footer.changed", before: { id: teamId, ...before }, after: { id: teamId, ...body } },
    };
  });
