import { randomUUID } from "node:crypto";
import { identityTexts } from "@dure/domain/identity/texts";
import { AppError } from "@dure/domain/shared/error";
import { teamsTexts } from "@dure/domain/teams/texts";
import { findAccount } from "../identity/tenant/account";
import { readSlugOwner, readTenant } from "../identity/tenant/tenant-store";
import { type Context, systemContext } from "../platform/context";

/** Who runs the product, by the e-mail that the audit log names. */
export type Operator = { email: string };

/** The context of an operator's change in a team; "" where it concerns all of them. */
export const operatorContext = ({ email }: Operator, teamId = ""): Context => ({
  ...systemContext(teamId, "operator"),
  actor: { id: "operator", role: "operator", name: email },
  requestId: randomUUID(),
});

/**
 * @param named a team's id, or the name in its address
 * @throws NOT_FOUND
 */
export async function teamNamed(named: string): Promise<string> {
  const owner = /^[\w-]+$/.test(named) ? ((await readSlugOwner(named)) ?? named) : "";
  const team = owner && (await readTenant(owner));
  if (!team) throw new AppError("NOT_FOUND", teamsTexts.teamNotFound);
  return team.team_id;
}

/** @throws NOT_FOUND if the team has no account of the e-mail */
export async function userNamed(teamId: string, email: string): Promise<string> {
  const account = await findAccount(teamId, email.toLowerCase());
  if (!account) throw new AppError("NOT_FOUND", identityTexts.userNotFound);
  return account.uid;
}
