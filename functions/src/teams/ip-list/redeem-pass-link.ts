import type { IpPass } from "@dure/domain/shared/caller/tenant";
import { AppError } from "@dure/domain/shared/error";
import type { teamsApi } from "@dure/domain/teams/api";
import { addPass, passFor } from "@dure/domain/teams/ip-list/ip-list";
import { teamsTexts } from "@dure/domain/teams/texts";
import { readUser } from "../../identity/user/user-store";
import { type Context, forTeam } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { plainAddress } from "../../platform/http/ip-range";
import { transaction, withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { getTeam, saveTeam } from "../team/team-store";
import { readPassLink, takePassLink } from "./pass-link-store";

/** The link only proves the admin's mailbox: they still have to sign in, from an address that is let in for an hour. */
export const redeemPassLink: Verb<typeof teamsApi.redeemPassLink> = (ctx, { body: { code } }) => {
  const [teamId = "", secret = ""] = code.split(".");
  const inTeam = forTeam(ctx, teamId);
  // A retry can't use the link again, so it gets the stored first answer.
  return withIdempotentReplay(inTeam, () => letIn(inTeam, secret));
};

async function letIn(ctx: Context, secret: string): Promise<IpPass> {
  const { teamId, now } = ctx;
  const ip = plainAddress(ctx.address);
  if (ip === undefined) throw new AppError("NOT_ACCEPTABLE", teamsTexts.ipUnknown);
  const link = await readPassLink(teamId, secret, Date.parse(now));
  const user = link && (await readUser(teamId, link.user_id));
  if (user?.team_member_status !== "ACTIVE" || user.team_member_role !== "ADMIN") throw invalid();
  const { user_id: id, display_name: name, email } = user;
  return transaction({ ...ctx, actor: { id, role: "admin", name } }, async (tx) => {
    const take = await takePassLink(tx, teamId, secret);
    if (!take) throw invalid();
    const team = await getTeam(tx, teamId);
    const pass = passFor(ip, now);
    take();
    saveTeam(tx, teamId, { ...team, ip_passes: addPass(team.ip_passes, pass, now) });
    return { answer: pass, event: { type: "ip-pass.created", before: null, after: { id, email, ...pass } } };
  });
}

const invalid = () => new AppError("NOT_ACCEPTABLE", teamsTexts.ipLinkInvalid);
