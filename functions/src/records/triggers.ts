import { systemContext } from "../platform/context";
import type { Job } from "../platform/jobs/define-job";
import { type Reaction, reaction } from "../platform/outbox/reaction";
import { endDailySync } from "./business-card/end-daily-sync";
import { fetchCards } from "./business-card/fetch-cards";
import { removeFile } from "./file/remove-file";
import { removeLayout } from "./layout/layout-store";
import { followMergeOfActivities, followUndoOfActivities } from "./merge/follow-merge-of-activities";
import { moveLinksOfUndone, moveRemainingLinksBack } from "./merge/move-links-back";
import { moveLinksOfMerged, moveRemainingLinks } from "./merge/move-remaining-links";
import { removeLostImages } from "./note/note-images";
import { deleteDeals, deleteRemainingDeals } from "./pipeline/delete-deals";
import { ensureDefaultPipeline } from "./pipeline/ensure-default-pipeline";
import { snapshotJob } from "./read-model/snapshot/snapshot-job";
import { sendRecordWebhooks } from "./send-record-webhooks";
import { continueTask, runNewTask } from "./task/run-task";
import { mailTeamExport } from "./team-export/mail-team-export";
import { makeTeamExport, queueTeamExport } from "./team-export/make-team-export";

export const recordsReactions: readonly Reaction[] = [
  reaction("give-first-pipeline", ["team.created"], (teamId, { locale }) =>
    ensureDefaultPipeline({ ...systemContext(teamId, "give-first-pipeline"), locale: locale ?? "ko" }),
  ),
  deleteDeals,
  reaction("remove-layout", ["pipeline.deleted"], (teamId, { before }) => removeLayout(teamId, before.id)),
  moveLinksOfMerged,
  followMergeOfActivities,
  moveLinksOfUndone,
  followUndoOfActivities,
  runNewTask,
  fetchCards,
  endDailySync,
  removeFile,
  removeLostImages,
  sendRecordWebhooks,
  queueTeamExport,
  mailTeamExport,
];

export const recordsJobs: readonly Job[] = [
  snapshotJob,
  deleteRemainingDeals,
  continueTask,
  moveRemainingLinks,
  moveRemainingLinksBack,
  makeTeamExport,
];
