import { type Reaction, reaction } from "../platform/outbox/reaction";
import { noteGoneChannel } from "./submission/form-submission-store";
import { recordMeeting } from "./submission/record-meeting";
import { tellSubmission } from "./submission/tell-submission";

export const formsReactions: readonly Reaction[] = [
  recordMeeting,
  tellSubmission,
  reaction("note-gone-channel", ["booking-page.deleted", "router.deleted"], (teamId, { before, at }) =>
    noteGoneChannel(teamId, before.id, at),
  ),
];
