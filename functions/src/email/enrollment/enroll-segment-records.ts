import { enroll } from "./enroll";
import { noteEntered, type SegmentMembers } from "./segment-members-store";

/** How many enter at once. After a run that died up to as many are enrolled again, which does nothing. */
const AT_ONCE = 20;

/**
 * Enrolls the records that a look has found, and saves the progress. Retries and parallel runs enroll each record once,
 * since the event id contains the look's number.
 * @param endMs when no further chunk is begun
 * @returns the look while some are left to enter; undefined once all have, or if another run goes on with it
 */
export async function enrollSegmentRecords(
  teamId: string,
  automationId: string,
  look: SegmentMembers,
  endMs: number,
): Promise<SegmentMembers | undefined> {
  let current = look;
  while (current.entered < current.entering) {
    const { ids, segment_id, generation, entered, entering } = current;
    const chunk = ids.slice(entered, Math.min(entered + AT_ONCE, entering));
    const eventId = `segment ${segment_id} ${generation}`;
    await Promise.all(chunk.map((recordId) => enroll(teamId, { automationId, recordId, eventId })));
    const noted = await noteEntered(teamId, automationId, current, entered + chunk.length);
    if (!noted) return undefined;
    current = noted;
    if (Date.now() >= endMs && noted.entered < noted.entering) return noted;
  }
  return undefined;
}
