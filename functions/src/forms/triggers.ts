import { type Reaction, reaction } from "../platform/outbox/reaction";
import { createLeadFromMeeting } from "./submission/create-lead-from-meeting";
import { saveDeletedChannel } from "./submission/form-submission-store";
import { logSubmission } from "./submission/log-submission";
import { updateSubmissionMeeting } from "./submission/update-submission-meeting";
import { attachSubmittedFiles } from "./upload/attach-submitted-files";

export const formsReactions: readonly Reaction[] = [
  createLeadFromMeeting,
  updateSubmissionMeeting,
  logSubmission,
  attachSubmittedFiles,
  reaction("note-gone-channel", ["booking-page.deleted", "router.deleted"], (teamId, { before, at }) =>
    saveDeletedChannel(teamId, before.id, at),
  ),
];
