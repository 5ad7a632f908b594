import { randomInt } from "node:crypto";
import { isRecord, text } from "../../src/stand-in/values";
import { badRequest } from "../api-error";
import type { GoogleState } from "../state";
import type { CalendarEvent } from "./event";

const LETTERS = "abcdefghijkmnopqrstuvwxyz";

/**
 * Applies the request's conference to the event. With `conferenceDataVersion` 0 it is ignored, as Google does; with 1,
 * null removes the conference, and the same requestId returns the same conference.
 */
export function applyConference(
  state: GoogleState,
  event: CalendarEvent,
  { calendarId, version, requested }: { calendarId: string; version: string | null; requested: unknown },
): void {
  if (version !== "1" || requested === undefined) return;
  if (requested === null) {
    delete event.conferenceData;
    delete event.hangoutLink;
    return;
  }
  const conference = isRecord(requested) ? requested : badRequest("invalid", "Invalid conference data.");
  event.conferenceData =
    conference.createRequest === undefined ? conference : createMeet(state, calendarId, conference.createRequest);
  const uri = videoUri(event.conferenceData);
  if (uri) event.hangoutLink = uri;
}

function createMeet(state: GoogleState, calendarId: string, createRequest: unknown): Record<string, unknown> {
  const { requestId, conferenceSolutionKey } = isRecord(createRequest) ? createRequest : {};
  if (typeof requestId !== "string" || requestId === "")
    return badRequest("required", "Missing conference request ID.");
  if (isRecord(conferenceSolutionKey) && conferenceSolutionKey.type !== "hangoutsMeet") {
    return badRequest("invalid", "Invalid conference type value.");
  }
  return meetConference(requestId, conferenceOf(state, calendarId, requestId));
}

function conferenceOf(state: GoogleState, calendarId: string, requestId: string): string {
  const known = state.conferences.find((one) => one.calendarId === calendarId && one.requestId === requestId);
  if (known) return known.conferenceId;
  const conferenceId = [3, 4, 3].map(randomLetters).join("-");
  state.conferences.push({ calendarId, requestId, conferenceId });
  return conferenceId;
}

function randomLetters(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

function meetConference(requestId: string, conferenceId: string): Record<string, unknown> {
  const key = { type: "hangoutsMeet" };
  return {
    createRequest: { requestId, conferenceSolutionKey: key, status: { statusCode: "success" } },
    entryPoints: [
      {
        entryPointType: "video",
        uri: `https://meet.google.com/${conferenceId}`,
        label: `meet.google.com/${conferenceId}`,
      },
    ],
    conferenceSolution: { key, name: "Google Meet" },
    conferenceId,
  };
}

function videoUri(conference: Record<string, unknown>): string | undefined {
  const points: unknown[] = Array.isArray(conference.entryPoints) ? conference.entryPoints : [];
  const video = points.find((point) => isRecord(point) && point.entryPointType === "video");
  return isRecord(video) ? text(video.uri) : undefined;
}
