import type { identityApi } from "@dure/domain/identity/api";
import { forTeam } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { findRegistered } from "./find-registered";

/** Logs a login or logout of an existing account. Anything else is ignored silently, because anyone may call this. */
export const createAuditLogin: Verb<typeof identityApi.createAuditLogin> = async (ctx, { query }) => {
  const email = query.email.toLowerCase();
  const found = await findRegistered(email);
  if (!found || (query.user_id && query.user_id !== found.account.uid)) return;
  const { tenant, account } = found;
  const actor = { id: account.uid, name: account.name, role: "public" } as const;
  await transaction({ ...forTeam(ctx, tenant.team_id), actor }, async () => ({
    answer: undefined,
    event: { type: `auth.${query.action_type}`, before: null, after: { id: account.uid, email } },
  }));
};
