import type { identityApi } from "@dure/domain/identity/api";
import { personOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { findSignature, saveSignature } from "./email-signature-store";
import { sanitizeSignature } from "./sanitize-signature";

/** Stores the signature sanitized, with its plain text, so that mails use it as it is. */
export const setEmailSign: Verb<typeof identityApi.setEmailSign> = (ctx, { body }) => {
  const { user_id: id } = personOf(ctx);
  const signature = sanitizeSignature(body.sign);
  return transaction(ctx, async (tx) => {
    const before = await findSignature(tx, ctx.teamId, id);
    saveSignature(tx, ctx.teamId, id, signature);
    return {
      answer: { sign: signature.html },
      event: {
        type: "user.sign_changed",
        before: { id, sign: before?.html ?? "" },
        after: { id, sign: signature.html },
      },
    };
  });
};
