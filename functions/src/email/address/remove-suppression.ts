import { randomUUID } from "node:crypto";
import { addressTexts } from "@dure/domain/email/address/address-texts";
import type { emailApi } from "@dure/domain/email/api";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { transaction, withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { changeAddress } from "./change-address";
import { findSuppressedById } from "./suppression-store";

/** Takes an address off the suppression list. Its consents stay as they are. */
export const removeSuppression: Verb<typeof emailApi.removeSuppression> = async (ctx, { params, body }) => {
  await withIdempotentReplay(ctx, async () => {
    const { teamId, actor, now } = ctx;
    const found = await findSuppressedById(teamId, params.id);
    if (!found) throw new AppError("NOT_FOUND", addressTexts.notSuppressed);
    const source = { type: "member", user_id: actor.id, name: actor.name, reason: body.reason } as const;
    await transaction(ctx, async (tx) => {
      const proof = { id: randomUUID(), source, at: now };
      const { events } = await changeAddress(
        tx,
        teamId,
        found.state.email,
        ({ suppressed }) => (suppressed ? { suppressed: null } : undefined),
        proof,
      );
      return { answer: null, event: events };
    });
  });
};
