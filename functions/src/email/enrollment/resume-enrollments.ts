import { resumed } from "@dure/domain/email/automation/next-step";
import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { findStoredAutomation, listStoredAutomations } from "../automation/automation-store";
import { runsAutomations } from "../automation/require-automations";
import { getEnrollment, idsIn, saveEnrollment } from "./enrollment-store";
import { queueEnrollment } from "./run-enrollment";

/** Whoever was paused goes on when the automation is switched on again. */
export const resumeEnrollments = reaction("resume-enrollments", ["automation.activated"], (teamId, { after }) =>
  resumeAll(teamId, after.id),
);

/** A plan that ended, a flag that was taken or a disabled team pauses everybody; its return lets them go on. */
export const resumeWithPlan = reaction(
  "resume-with-plan",
  ["plan.changed", "remote-config.changed", "team.enabled"],
  async (teamId, { at }) => {
    if (!(await runsAutomations(teamId, at))) return;
    const active = (await listStoredAutomations(teamId)).filter(({ status }) => status === "active");
    for (const { id } of active) await resumeAll(teamId, id);
  },
);

async function resumeAll(teamId: string, automationId: string): Promise<void> {
  for await (const ids of idsIn(teamId, automationId, "paused"))
    await Promise.all(ids.map((id) => resume(teamId, automationId, id)));
}

/** A second run finds no paused enrollment. The schedule queues what the first run did not. */
async function resume(teamId: string, automationId: string, id: string): Promise<void> {
  const ctx = systemContext(teamId, "automation");
  const enrollment = await transaction(ctx, async (tx) => {
    const before = await getEnrollment(tx, teamId, id);
    const automation = await findStoredAutomation(teamId, automationId);
    if (!before || automation?.status !== "active") return { answer: undefined, event: [] };
    const after = resumed(before, ctx.now);
    if (after !== before) saveEnrollment(tx, teamId, after);
    return { answer: after, event: [] };
  });
  if (enrollment?.status === "running") await queueEnrollment(teamId, enrollment);
}
