import { randomUUID } from "node:crypto";
import type { teamsApi } from "@dure/domain/teams/api";
import { findRegistered } from "../../identity/sign-in/find-registered";
import type { Verb } from "../../platform/http/endpoint";
import { enqueue } from "../../platform/jobs/enqueue";
import { mailIpPass } from "./mail-ip-pass";

/** Does not reveal whether the account exists, nor whether its team has a list. */
export const requestIpPass: Verb<typeof teamsApi.requestIpPass> = async (ctx, { body: { email } }) => {
  const found = await findRegistered(email);
  if (!found) return;
  const { team_id: teamId } = found.tenant;
  const payload = { id: randomUUID(), user_id: found.account.uid, locale: ctx.locale };
  await enqueue(mailIpPass, { teamId, payload, id: `ip-pass-${payload.id}` });
};
