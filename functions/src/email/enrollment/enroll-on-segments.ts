import type { Automation } from "@dure/domain/email/automation/automation";
import { goesOn, newMembers } from "@dure/domain/email/automation/new-members";
import { z } from "zod";
import { systemContext } from "../../platform/context";
import { defineJob } from "../../platform/jobs/define-job";
import { enqueue } from "../../platform/jobs/enqueue";
import { reaction } from "../../platform/outbox/reaction";
import { matchingIds } from "../../records/read-model/query/matching";
import { viewerOf } from "../../records/record/visible-record";
import { automationsOfTrigger, findStoredAutomation } from "../automation/automation-store";
import { publisherOf } from "../automation/publisher-context";
import { runsAutomations } from "../automation/require-automations";
import { audienceQuery } from "../segment/audience-query";
import { audienceOf } from "../segment/freeze-audience";
import { readSegments } from "../segment/segment-store";
import { enrollSegmentRecords } from "./enroll-segment-records";
import { noneIfRefused } from "./none-if-refused";
import { readMembers, type SegmentMembers, saveMembers } from "./segment-members-store";

/** How long one job lets people enter before it queues the next job. */
const JOB_MS = 20_000;

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

/** Looks at the segment as soon as the automation is active, so that records in it by then count as existing ones. */
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
 * Enrolls the records that have come into the segment since the last look. The new look is saved before the first
 * record enters, and then its progress, so a run that died and its retry enroll each record once. While the team has no
 * automations, nobody enters.
 */
export const enrollOnSegment = defineJob("enroll-on-segment", Payload, async (teamId, { automation_id, baseline }) => {
  const endMs = Date.now() + JOB_MS;
  const look = await lookOf(teamId, automation_id, baseline);
  const left = look && (await enrollSegmentRecords(teamId, automation_id, look, endMs));
  if (!left) return;
  const id = `segment-part-${teamId}-${automation_id}-${left.generation}-${left.entered}`;
  await enqueue(enrollOnSegment, { teamId, payload: { automation_id }, id });
});

/** The look to enroll from: the last one if some of its records have not entered yet, else a new one. */
async function lookOf(teamId: string, automationId: string, baseline: string): Promise<SegmentMembers | undefined> {
  const automation = await findStoredAutomation(teamId, automationId);
  if (automation?.status !== "active") return undefined;
  const { trigger } = automation;
  if (trigger.event !== "segment_entry" || trigger.segment_id === null) return undefined;
  const { segment_id, existing } = trigger;
  const before = await readMembers(teamId, automationId);
  const isRunning = await runsAutomations(teamId, new Date().toISOString());
  const look = { segment_id, existing, baseline, isRunning };
  if (before && goesOn(before, look)) return before;
  const ids = await idsIn(teamId, segment_id, automation);
  const entering = ids && newMembers(ids, before && { ...before, ids: seenBy(before) }, look);
  if (!ids || !entering) return undefined;
  const first = new Set(entering);
  const noted = await saveMembers(teamId, automationId, before, {
    segment_id,
    baseline: baseline || (before?.baseline ?? ""),
    generation: (before?.generation ?? 0) + 1,
    entering: entering.length,
    ids: [...entering, ...ids.filter((id) => !first.has(id))],
  });
  // Another run was faster, so the look that it saved counts.
  return noted ?? lookOf(teamId, automationId, baseline);
}

/** The records that a look has enrolled, and those that were in the segment before. */
const seenBy = ({ ids, entered, entering }: SegmentMembers): ReadonlySet<string> =>
  new Set([...ids.slice(0, entered), ...ids.slice(entering)]);

/**
 * The ids of a segment's records that the publisher sees; undefined if the segment, or a field of its filter, is gone.
 */
async function idsIn(teamId: string, segmentId: string, automation: Automation): Promise<string[] | undefined> {
  const segments = await readSegments(teamId, [segmentId]);
  const ctx = systemContext(teamId, "enroll-on-segment");
  const publisher = await publisherOf(ctx, automation);
  if (segments.length === 0 || !publisher) return undefined;
  return audienceQuery(teamId, audienceOf(ctx, segments))
    .then((query) => matchingIds(teamId, { ...query, viewer: viewerOf(publisher) }))
    .catch(noneIfRefused);
}
