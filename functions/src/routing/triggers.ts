import type { JobHandler, Reaction } from "../platform/jobs/job";
import { followDealType } from "./router/follow-deal-type";
import { removeOldBanner } from "./share-link/remove-old-banner";
import { removeOldImages, removeShareLink } from "./share-link/remove-share-link";
import { followMeeting } from "./submission/follow-meeting";
import { noteSubmission } from "./submission/note-submission";
import { postSubmission } from "./submission/post-submission";
import { recordSubmissions } from "./submission/record-submissions";
import { removeMoreSubmissions, removeSubmissions } from "./submission/remove-submissions";
import { requestFollowUp } from "./submission/request-follow-up";

export const routingReactions: readonly Reaction[] = [
  { name: "routers-follow-deal-type", on: ["pipeline.changed", "pipeline.deleted"], run: followDealType },
  { name: "remove-share-link", on: ["router.deleted"], run: removeShareLink },
  { name: "remove-submissions", on: ["router.deleted"], run: removeSubmissions },
  { name: "remove-old-banner", on: ["router.changed"], run: removeOldBanner },
  { name: "remove-old-share-images", on: ["share-link.changed"], run: removeOldImages },
  {
    name: "submissions-follow-meeting",
    on: ["meeting.created", "meeting.rescheduled", "meeting.cancelled"],
    run: followMeeting,
  },
  { name: "note-submission", on: ["submission.created"], run: noteSubmission },
  { name: "post-submission", on: ["submission.created"], run: postSubmission },
  { name: "submission-follow-up", on: ["submission.created"], run: requestFollowUp },
];

export const routingJobs: Record<string, JobHandler> = {
  "record-submissions": recordSubmissions,
  "remove-submissions": removeMoreSubmissions,
};
