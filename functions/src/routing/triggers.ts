import type { Job } from "../platform/jobs/define-job";
import type { Reaction } from "../platform/outbox/reaction";
import { followDealType } from "./router/follow-deal-type";
import { sendFormWebhooks } from "./send-form-webhooks";
import { removeOldBanner } from "./share-link/remove-old-banner";
import { removeOldImages, removeShareLink } from "./share-link/remove-share-link";
import { createRouterLeads } from "./submission/create-router-leads";
import { followMeeting } from "./submission/follow-meeting";
import { markViewSubmitted } from "./submission/mark-view-submitted";
import { postSubmission } from "./submission/post-submission";
import { removeRemainingSubmissions, removeSubmissions } from "./submission/remove-submissions";
import { requestAwaitedFollowUp, requestFollowUp } from "./submission/request-follow-up";

export const routingReactions: readonly Reaction[] = [
  followDealType,
  removeShareLink,
  removeSubmissions,
  removeOldBanner,
  removeOldImages,
  followMeeting,
  markViewSubmitted,
  postSubmission,
  requestFollowUp,
  requestAwaitedFollowUp,
  sendFormWebhooks,
];

export const routingJobs: readonly Job[] = [createRouterLeads, removeRemainingSubmissions];
