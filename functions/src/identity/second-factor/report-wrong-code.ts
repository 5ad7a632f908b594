import type { identityApi } from "@dure/domain/identity/api";
import { forTeam } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { findRegistered } from "../sign-in/find-registered";
import { isWrongCode } from "./is-wrong-code";

/**
 * Logs that a second factor failed. Anyone may call this, so the report must prove itself: its pending credential comes
 * from a right password, and Identity Platform refuses the code again. An unproven report is silently ignored.
 */
export const reportWrongCode: Verb<typeof identityApi.reportWrongCode> = async (ctx, { body }) => {
  const found = await findRegistered(body.email);
  if (found?.tenant.team_id !== body.tenant_id) return;
  const { tenant, account } = found;
  if (!(await isWrongCode(account.uid, body))) return;
  const { uid: id, email, name } = account;
  const actor = { id, name, role: "public" } as const;
  await transaction({ ...forTeam(ctx, tenant.team_id), actor }, async () => ({
    answer: undefined,
    event: { type: "auth.mfa_failed", before: null, after: { id, email } },
  }));
};
