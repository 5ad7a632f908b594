import { type Reaction, reaction } from "../platform/outbox/reaction";
import { saveDeletedChannel } from "./submission/form-submission-store";
import { recordMeeting } from "./submission/create-lead-from-meeting";
import { updateSubmissionMeeting } from "./submission/update-submission-meeting";

export const formsReactions: readonly Reaction[] = [
  recordMeeting,
  updateSubmissionMeeting,
  reaction("note-gone-channel", ["booking-page.deleted", "router.deleted"], (teamId, { before, at }) =>
    saveDeletedChannel(teamId, before.id, at),
  ),
];
