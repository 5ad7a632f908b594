import { newMembers } from "@dure/domain/email/automation/new-members";
import { z } from "zod";
import { systemContext } from "../../platform/context";
import { defineJob } from "../../platform/jobs/define-job";
import { enqueue } from "../../platform/jobs/enqueue";
import { reaction } from "../../platform/outbox/reaction";
import { matchingIds } from "../../records/read-model/query/matching";
import { automationsOfTrigger, findStoredAutomation } from "../automation/automation-store";
import { runsAutomations } from "../automation/require-automations";
import { audienceQuery } from "../segment/audience-query";
import { audienceOf } from "../segment/freeze-audience";
import { readSegments } from "../segment/segment-store";
import { enroll } from "./enroll";
import { noneIfRefused } from "./none-if-refused";
import { readMembers, saveMembers } from "./segment-members-store";

const Payload = z.object({ automation_id: z.string(), baseline: z.string().default("") });

/**
 * Queues a job for each automation that a segment starts.
 * @param time the scheduled time of the run; a repeated run queues nothing more
 */
export async function enrollOnSegments(time: string): Promise<void> {
  const now = new Date(time).toISOString();
  for await (const page of automationsOfTrigger("segment_entry"))
    await Promise.all(
      page.map(({ teamId, id }) =>
        enqueue(enrollOnSegment, { teamId, payload: { automation_id: id }, id: `segment-${teamId}-${id}-${now}` }),
      ),
    );
}

/** Looks at the segment as soon as the automation is active, so that whoever is in it by then counts as there before. */
export const lookAtSegment = reaction(
  "look-at-segment",
  ["automation.activated", "automation.changed"],
  async (teamId, { id, type, after }) => {
    if (after.status !== "active" || after.trigger.event !== "segment_entry") return;
    const payload = { automation_id: after.id, ...(type === "automation.activated" && { baseline: id }) };
    await enqueue(enrollOnSegment, { teamId, payload, id: `segment-${teamId}-${after.id}-${id}` });
  },
);

/**
 * Lets the records enter that have come into the segment since the last look. The entries of a look carry its number, so a
 * run that died, and the one that makes up for it, let each enter once. While the team has no automations, nobody enters.
 */
export const enrollOnSegment = defineJob("enroll-on-segment", Payload, async (teamId, { automation_id, baseline }) => {
  const automation = await findStoredAutomation(teamId, automation_id);
  if (automation?.status !== "active") return;
  const { trigger } = automation;
  if (trigger.event !== "segment_entry" || trigger.segment_id === null) return;
  const segments = await readSegments(teamId, [trigger.segment_id]);
  const ctx = systemContext(teamId, "enroll-on-segment");
  const audience = audienceOf(ctx, segments);
  const ids = await audienceQuery(teamId, audience)
    .then((query) => matchingIds(teamId, query))
    .catch(noneIfRefused);
  if (segments.length === 0 || ids === undefined) return;
  const before = await readMembers(teamId, automation_id);
  const isRunning = await runsAutomations(teamId, ctx.now);
  const entering = newMembers(ids, before, { ...trigger, segment_id: trigger.segment_id, baseline, isRunning });
  if (!entering) return;
  const generation = before?.generation ?? 0;
  for (const recordId of entering)
    await enroll(teamId, {
      automationId: automation_id,
      recordId,
      eventId: `segment ${trigger.segment_id} ${generation}`,
    });
  const noted = { segment_id: trigger.segment_id, baseline: baseline || (before?.baseline ?? "") };
  await saveMembers(teamId, automation_id, { ...noted, generation: generation + 1, ids: new Set(ids) });
});
