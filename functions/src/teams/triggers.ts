import type { Job } from "../platform/jobs/define-job";
import type { Reaction } from "../platform/outbox/reaction";
import { mailInvitation } from "./invitation/mail-invitation";
import { mailJoinAnswer, mailJoinRequest } from "./member/mail-join-request";
import { deliverWebhook } from "./webhook/delivery/deliver-webhook";
import { replayFailedDeliveries, resumeWebhook } from "./webhook/delivery/resume-webhook";
import { mailWebhookOff } from "./webhook/mail-webhook-off";

export const teamsReactions: readonly Reaction[] = [
  mailInvitation,
  mailJoinRequest,
  mailJoinAnswer,
  mailWebhookOff,
  resumeWebhook,
  replayFailedDeliveries,
];

export const teamsJobs: readonly Job[] = [deliverWebhook];
