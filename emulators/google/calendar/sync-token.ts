import { fullSyncRequired } from "../api-error";
import type { GoogleState } from "../state";

/** Stands for all changes of a calendar up to now. */
export function writeSyncToken(state: GoogleState, calendarId: string): string {
  return Buffer.from(JSON.stringify([state.epoch, calendarId, state.revision])).toString("base64url");
}

/** The revision the caller has seen; 410 when the token is foreign, too old or of another calendar. */
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
