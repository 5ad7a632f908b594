import type { Job } from "../platform/jobs/define-job";
import type { Reaction } from "../platform/outbox/reaction";
import { removeDeletedCampaign } from "./campaign/remove-deleted-campaign";
import { applyEmailEvents } from "./event/apply-email-events";
import { noteUnsubscribe } from "./event/note-unsubscribe";
import { sendRequestedFollowUp } from "./follow-up/send-requested-follow-up";

export const emailReactions: readonly Reaction[] = [sendRequestedFollowUp, noteUnsubscribe, removeDeletedCampaign];

export const emailJobs: readonly Job[] = [applyEmailEvents];
