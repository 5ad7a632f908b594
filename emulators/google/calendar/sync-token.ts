import { fullSyncRequired } from "../api-error";
import type { GoogleState } from "../state";

/** A token for the calendar's current revision. */
export function writeSyncToken(state: GoogleState, calendarId: string): string {
  return Buffer.from(JSON.stringify([state.epoch, calendarId, state.revision])).toString("base64url");
}

/** The revision of a token; else 410 if the token is unknown, too old or of another calendar. */
export function readSyncToken(state: GoogleState, calendarId: string, token: string): number {
  const [epoch, ofCalendar, revision] = decode(token);
  const isLive = epoch === state.epoch && ofCalendar === calendarId && typeof revision === "number";
  return isLive && revision >= state.oldestSyncRevision ? revision : fullSyncRequired();
}

function decode(token: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, "base64url").toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
