import { systemContext } from "../platform/context";
import type { JobHandler, Reaction } from "../platform/jobs/job";
import { removeFile } from "./file/remove-file";
import { noteGoneChannel } from "./form-submission/form-submission-store";
import { tellSubmission } from "./form-submission/tell-submission";
import { recordMeeting } from "./incoming/record-meeting";
import { removeLayout } from "./layout/layout-store";
import { moveLinksOfMerged, moveMoreLinks } from "./merge/move-more-links";
import { removeLostImages } from "./note/note-images";
import { deleteDeals, deleteMoreDeals } from "./pipeline/delete-deals";
import { ensureDefaultPipeline } from "./pipeline/ensure-default-pipeline";
import { makeSnapshot } from "./read-model/snapshot/make-snapshot";
import { SNAPSHOT_JOB } from "./read-model/snapshot/order-snapshot";
import { runMoreOfTask, runNewTask } from "./task/run-task";

export const recordsReactions: readonly Reaction[] = [
  {
    name: "give-first-pipeline",
    on: ["team.created"],
    run: (teamId, { locale }) =>
      ensureDefaultPipeline({ ...systemContext(teamId, "give-first-pipeline"), locale: locale ?? "ko" }),
  },
  {
    name: "record-meeting",
    on: ["meeting.created"],
    run: async (teamId, event) => {
      if (event.type === "meeting.created") await recordMeeting(teamId, event.after);
    },
  },
  {
    name: "tell-submission",
    on: ["meeting.rescheduled", "meeting.cancelled"],
    run: async (teamId, { type, after }) => {
      if (type === "meeting.rescheduled" || type === "meeting.cancelled") await tellSubmission(teamId, after);
    },
  },
  {
    name: "note-gone-channel",
    on: ["booking-page.deleted", "router.deleted"],
    run: async (teamId, { type, before, at }) => {
      if (type === "booking-page.deleted" || type === "router.deleted") await noteGoneChannel(teamId, before.id, at);
    },
  },
  { name: "delete-deals", on: ["pipeline.deleted"], run: deleteDeals },
  {
    name: "remove-layout",
    on: ["pipeline.deleted"],
    run: async (teamId, { type, before }) => {
      if (type === "pipeline.deleted") await removeLayout(teamId, before.id);
    },
  },
  {
    name: "move-links",
    on: ["lead.merged", "deal.merged", "company.merged", "contact.merged"],
    run: moveLinksOfMerged,
  },
  { name: "run-task", on: ["task.created"], run: runNewTask },
  { name: "remove-file", on: ["file.deleted"], run: removeFile },
  { name: "remove-note-images", on: ["note.changed", "note.deleted"], run: removeLostImages },
];

export const recordsJobs: Record<string, JobHandler> = {
  [SNAPSHOT_JOB]: ({ teamId }) => makeSnapshot(teamId, Date.now()),
  "delete-deals": deleteMoreDeals,
  "run-task": runMoreOfTask,
  "move-links": moveMoreLinks,
};
