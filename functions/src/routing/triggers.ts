import type { Job } from "../platform/jobs/define-job";
import type { Reaction } from "../platform/outbox/reaction";
import { followDealType } from "./router/follow-deal-type";
import { removeOldBanner } from "./share-link/remove-old-banner";
import { removeOldImages, removeShareLink } from "./share-link/remove-share-link";
import { followMeeting } from "./submission/follow-meeting";
import { markViewSubmitted } from "./submission/mark-view-submitted";
import { postSubmission } from "./submission/post-submission";
import { recordSubmissions } from "./submission/record-submissions";
import { removeRemainingSubmissions, removeSubmissions } from "./submission/remove-submissions";
import { requestAwaitedFollowUp, requestFollowUp } from "./submission/request-follow-up";
import { tellFormWebhooks } from "./tell-form-webhooks";

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
  tellFormWebhooks,
];

export const routingJobs: readonly Job[] = [recordSubmissions, removeRemainingSubmissions];
