import { reaction } from "../../platform/outbox/reaction";
import { automationsStartedBy, hasActiveAutomation } from "../automation/automation-store";
import { enroll } from "./enroll";

/** Lets a deal that has come to a stage enter the automations of that stage, once for each time that it comes there. */
export const enrollStageChange = reaction(
  "enroll-stage-change",
  ["deal.created", "deal.moved", "deal.changed", "lead.converted"],
  async (teamId, { before, after, id }) => {
    if (after.stage_id === null || before?.stage_id === after.stage_id) return;
    for (const automationId of await automationsStartedBy(teamId, `stage ${after.stage_id}`))
      await enroll(teamId, { automationId, recordId: after.id, eventId: `stage ${id}` });
  },
  hasActiveAutomation,
);
