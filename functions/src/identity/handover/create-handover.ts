import { randomBytes } from "node:crypto";
import type { identityApi } from "@dure/domain/identity/api";
import { HANDOVER_LIFE_MS } from "@dure/domain/identity/handover";
import { identityTexts } from "@dure/domain/identity/texts";
import { AppError } from "@dure/domain/shared/error";
import { callerOf, sessionOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { saveHandover } from "./handover-store";

/**
 * Creates the code that moves the caller's session to their team's address, whose origin has no session of its own
 * (docs/product/identity.md#hand-over).
 */
export const createHandover: Verb<typeof identityApi.createHandover> = async (ctx) => {
  const { team_slug } = callerOf(ctx).team;
  if (team_slug === null) throw new AppError("NOT_FOUND", identityTexts.tenantNotFound);
  const code = randomBytes(32).toString("base64url");
  const { id: sid, isStrong: mfa, provider: idp, signedInAtMs } = sessionOf(ctx);
  const claims = { sid, mfa, idp, orig_auth_time: Math.floor(signedInAtMs / 1000) };
  const handover = { team_id: ctx.teamId, team_slug, user_id: ctx.actor.id, claims };
  await saveHandover(code, handover, Date.parse(ctx.now) + HANDOVER_LIFE_MS);
  return { code };
};
