import { randomBytes } from "node:crypto";
import { MAIL_LIMITS, mailboxOf } from "@dure/domain/shared/mail-quota";
import { LOCALES } from "@dure/domain/shared/text";
import { Uid } from "@dure/domain/shared/value";
import { IP_LINK_LIFE_MS } from "@dure/domain/teams/ip-list/ip-list";
import { logger } from "firebase-functions";
import { z } from "zod";
import { readUser } from "../../identity/user/user-store";
import { defineJob } from "../../platform/jobs/define-job";
import { fitsMailQuota, type MailQuota } from "../../platform/mail/mail-quota-store";
import { sendMail } from "../../platform/mail/send-mail";
import { readTeam } from "../team/team-store";
import { ipPassMail } from "./ip-pass-mail";
import { savePassLink } from "./pass-link-store";

const Payload = z.object({ id: z.uuid(), user_id: Uid, locale: z.enum(LOCALES) });

/**
 * Mails the link that lets an IP address in to an admin of a team with an IP list; anybody else gets nothing. A
 * repeated job creates a link that is not mailed: the mail's id makes it leave only once.
 */
export const mailIpPass = defineJob("ip-pass", Payload, async (teamId, { id, user_id, locale }) => {
  const [team, user] = await Promise.all([readTeam(teamId), readUser(teamId, user_id)]);
  if (team.allowed_ips.length === 0) return;
  if (user?.team_member_status !== "ACTIVE" || user.team_member_role !== "ADMIN") return;
  if (!(await fitsMailQuota(quotasOf(teamId, user.email, id))))
    return logger.warn("A link past the address list was not mailed: too many were asked for.", { teamId });
  const secret = randomBytes(32).toString("base64url");
  await savePassLink(teamId, secret, { user_id, email: user.email }, Date.now() + IP_LINK_LIFE_MS);
  await sendMail(teamId, `ip-pass-${id}`, ipPassMail(team, user.email, `${teamId}.${secret}`, locale));
});

const quotasOf = (teamId: string, email: string, id: string): MailQuota[] => [
  { key: `ip-pass to ${mailboxOf(email)}`, limit: MAIL_LIMITS.ipPass.recipient, ids: [id] },
  { key: `ip-pass of ${teamId}`, limit: MAIL_LIMITS.ipPass.team, ids: [id] },
];
