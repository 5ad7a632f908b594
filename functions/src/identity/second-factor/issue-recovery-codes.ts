import { randomBytes } from "node:crypto";
import type { identityApi } from "@dure/domain/identity/api";
import { RECOVERY_CODE_CHARACTERS, RECOVERY_CODES, recoveryCode } from "@dure/domain/identity/recovery-code";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getUser, saveUser } from "../user/user-store";
import { assertFreshSecondFactor } from "./assert-fresh-second-factor";
import { hashRecoveryCode } from "./hash-recovery-code";
import { saveRecoveryCodes } from "./recovery-code-store";

/**
 * Issues ten recovery codes, which replace earlier ones. Unlike other answers, the codes are not stored for retries, so
 * a retry issues new ones.
 */
export const issueRecoveryCodes: Verb<typeof identityApi.issueRecoveryCodes> = async (ctx) => {
  assertFreshSecondFactor(ctx);
  const uid = ctx.actor.id;
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_CODE_CHARACTERS)));
  const hashes = codes.map((code) => hashRecoveryCode(ctx.teamId, uid, code));
  await transaction({ ...ctx, idempotency: undefined }, async (tx) => {
    const user = await getUser(tx, ctx.teamId, uid);
    saveRecoveryCodes(tx, ctx.teamId, uid, { hashes, tries_ms: [] });
    saveUser(tx, ctx.teamId, { ...user, second_factor: "ENROLLED", has_recovery_codes: true });
    const after = { id: uid, email: user.email };
    return { answer: undefined, event: { type: "auth.recovery_codes_issued", before: null, after } };
  });
  return { codes };
};
