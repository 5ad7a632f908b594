import type { Job } from "../platform/jobs/define-job";
import type { Reaction } from "../platform/outbox/reaction";
import { planKeyWarning, warnApiKey } from "./api-key/warn-api-key";
import { sealAuditLog } from "./audit/seal-audit-log";
import { finishBillingChange } from "./billing/change-subscription";
import { syncBilling } from "./billing/sync-billing";
import { mailDeletion } from "./deletion/mail-deletion";
import { mailInvitation } from "./invitation/mail-invitation";
import { mailIpPass } from "./ip-list/mail-ip-pass";
import { mailJoinAnswer, mailJoinRequest, mailRoleChange } from "./member/mail-join-request";
import { endPlan } from "./plan/end-plan";
import { mailPlanNews } from "./plan/mail-plan-news";
import { deliverWebhook } from "./webhook/delivery/deliver-webhook";
import { replayFailedDeliveries, resumeWebhook } from "./webhook/delivery/resume-webhook";
import { mailWebhookOff } from "./webhook/mail-webhook-off";

export const teamsReactions: readonly Reaction[] = [
  mailInvitation,
  mailJoinRequest,
  mailJoinAnswer,
  mailRoleChange,
  mailPlanNews,
  mailWebhookOff,
  mailDeletion,
  resumeWebhook,
  replayFailedDeliveries,
  planKeyWarning,
];

export const teamsJobs: readonly Job[] = [
  syncBilling,
  finishBillingChange,
  endPlan,
  deliverWebhook,
  warnApiKey,
  mailIpPass,
  sealAuditLog,
];
