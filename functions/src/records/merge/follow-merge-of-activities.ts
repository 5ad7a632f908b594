import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { linkVisitorsOf } from "../incoming/visitor-store";
import { moveActivities } from "../read-model/activity/activity-store";
import { followMerge } from "./merge-redirect-store";

/** What happened with a merged lead or deal happened with the one that it became part of. It may run twice. */
export const followMergeOfActivities = reaction(
  "follow-merge-activities",
  ["lead.merged", "deal.merged"],
  async (teamId, { before: { id } }) => {
    const into = await followMerge(teamId, id);
    for (const source of ["meeting", "submission"] as const) while (!(await moveActivities(teamId, source, id, into)));
    await linkVisitorsOf(teamId, id, into, systemContext(teamId, "follow-merge-activities").now);
  },
);
