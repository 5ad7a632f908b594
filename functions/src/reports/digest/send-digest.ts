import type { Report } from "@dure/domain/reports/dashboard/report";
import { nextDigestAt } from "@dure/domain/reports/digest/digest";
import { type DigestFigure, digestFigure } from "@dure/domain/reports/digest/digest-figure";
import { digestTexts } from "@dure/domain/reports/digest/digest-texts";
import type { Simulation } from "@dure/domain/reports/simulation/simulation";
import { AppError } from "@dure/domain/shared/error";
import { readLanguage } from "../../identity/user/language-store";
import { loadActiveMember } from "../../platform/auth/load-active-member";
import { type Context, systemContext } from "../../platform/context";
import { defineJob, type Job } from "../../platform/jobs/define-job";
import { mailBody } from "../../platform/mail/mail-body";
import { sendMail } from "../../platform/mail/send-mail";
import { teamUrl } from "../../platform/team-url";
import { readDashboard } from "../dashboard/dashboard-store";
import { findReports } from "../report/report-store";
import type { ReadCampaignNames } from "../simulation/activity-query";
import { simulateConversion } from "../simulation/simulate-conversion";
import { simulateGeneral } from "../simulation/simulate-general";
import { type ReadRouterSteps, simulateRouter } from "../simulation/simulate-router";
import { DIGEST_JOB, DigestPayload } from "./digest-job";
import { findDigest, planNext, removeDigest } from "./digest-store";

/**
 * Mails a dashboard as the member sees it, and plans the next mail. The mail's key contains its due time, so a repeat
 * sends nothing twice. A member who has left, or whose dashboard was deleted, gets no more mails.
 */
export const sendDigest = (others: Others): Job<DigestPayload> =>
  defineJob(DIGEST_JOB.name, DigestPayload, async (teamId, { dashboard_id, user_id, due_at }) => {
    const digest = await findDigest(teamId, dashboard_id, user_id);
    if (digest?.next_at !== due_at) return;
    const [ctx, dashboard] = await Promise.all([memberContext(teamId, user_id), findDashboard(teamId, dashboard_id)]);
    if (!ctx || !dashboard) return removeDigest(teamId, dashboard_id, user_id);
    const { team, user } = ctx.caller;
    const reports = await findReports(teamId, dashboard_id);
    const figures: DigestFigure[] = [];
    for (const report of reports) figures.push(digestFigure(report, await simulate(ctx, report, others), ctx));
    const { locale } = ctx;
    const subject = digestTexts.subject(dashboard.title)[locale];
    await sendMail(teamId, `digest-${dashboard_id}-${user_id}-${Date.parse(due_at)}`, {
      to: { email: user.email },
      subject,
      ...mailBody({
        title: dashboard.title,
        paragraphs: [digestTexts.intro[locale]],
        figures,
        button: { label: digestTexts.open[locale], url: teamUrl(team.team_slug, `/dashboard/${dashboard_id}`) },
        footer: digestTexts.stop[locale],
      }),
    });
    await planNext(teamId, digest, nextDigestAt(new Date().toISOString(), team.timezone));
  });

async function findDashboard(teamId: string, id: string) {
  try {
    return await readDashboard(teamId, id);
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return undefined;
    throw error;
  }
}

/** The context of an active member, whose permissions the reports apply; undefined once they have left. */
async function memberContext(teamId: string, userId: string) {
  const member = await loadActiveMember(teamId, userId);
  if (!member) return undefined;
  const [locale, timeZone] = [await readLanguage(userId), member.caller.team.timezone];
  return { ...systemContext(teamId, "digest"), ...member, locale, timeZone };
}

const QUERY = { force_refresh: false };

type Others = { readSteps: ReadRouterSteps; campaignNames: ReadCampaignNames };

function simulate(ctx: Context, { type, setting }: Report, { readSteps, campaignNames }: Others): Promise<Simulation> {
  const query = QUERY;
  if (type === "general") return simulateGeneral(campaignNames)(ctx, { query, body: { setting } });
  if (type === "conversion") return simulateConversion(ctx, { query, body: { setting } });
  return simulateRouter(readSteps)(ctx, { query, body: { setting } });
}
