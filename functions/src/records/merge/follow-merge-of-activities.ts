import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { linkVisitorsOf, unlinkVisitors } from "../incoming/visitor-store";
import { moveActivities, moveActivitiesBack } from "../read-model/activity/activity-store";

const SOURCES = ["meeting", "submission"] as const;

/** Moves the activities of a merged lead or deal to its target. It may run twice. */
export const followMergeOfActivities = reaction(
  "follow-merge-activities",
  ["lead.merged", "deal.merged"],
  async (teamId, { before: { id } }) => {
    const { now } = systemContext(teamId, "follow-merge-activities");
    for (const source of SOURCES) while (!(await moveActivities(teamId, source, id, now)));
    await linkVisitorsOf(teamId, id, now);
  },
);

/** Moves the activities back when a merge is undone. It may run twice: moving one back also removes its noted move. */
export const followUndoOfActivities = reaction(
  "follow-undone-merge-activities",
  ["lead.unmerged", "deal.unmerged"],
  async (teamId, { after: { id }, unmerged_from }) => {
    for (const source of SOURCES) while (!(await moveActivitiesBack(teamId, source, id, unmerged_from)));
    await unlinkVisitors(teamId, id, unmerged_from);
  },
);
