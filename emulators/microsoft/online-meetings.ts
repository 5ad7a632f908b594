import { randomBytes } from "node:crypto";
import { empty, json, type Reply } from "../src/stand-in/reply";
import { objectBody, type StandInRequest } from "../src/stand-in/request";
import { text } from "../src/stand-in/values";
import { callerWith } from "./access";
import { badRequest, notFound, refuse } from "./graph-error";
import type { Microsoft } from "./microsoft";
import type { OnlineMeeting } from "./state";

/** `POST …/createOrGet`: finds or creates the meeting of an external id. An existing meeting is unchanged. */
export function createOrGetMeeting(microsoft: Microsoft, request: StandInRequest): Reply {
  const email = organizerOf(microsoft, request);
  const externalId = text(objectBody(request).externalId);
  if (!externalId) return badRequest("externalId is missing.");
  const { onlineMeetings } = microsoft.file.data;
  const known = onlineMeetings.find((one) => one.email === email && one.externalId === externalId);
  if (known) return json(200, view(known));
  const id = `MSo${randomBytes(24).toString("base64url")}`;
  const joinWebUrl = `https://teams.microsoft.com/l/meetup-join/19%3ameeting_${randomBytes(18).toString("base64url")}`;
  const meeting: OnlineMeeting = { id, email, externalId, joinWebUrl, ...fieldsIn(request) };
  onlineMeetings.push(meeting);
  microsoft.file.changed();
  return json(201, view(meeting));
}

export function changeMeeting(microsoft: Microsoft, request: StandInRequest): Reply {
  const meeting = findMeeting(microsoft, request);
  Object.assign(meeting, fieldsIn(request));
  microsoft.file.changed();
  return json(200, view(meeting));
}

export function deleteMeeting(microsoft: Microsoft, request: StandInRequest): Reply {
  const meeting = findMeeting(microsoft, request);
  microsoft.file.data.onlineMeetings = microsoft.file.data.onlineMeetings.filter((one) => one !== meeting);
  microsoft.file.changed();
  return empty(204);
}

/** The organizer's e-mail. Personal accounts have no online meetings: 403. */
function organizerOf(microsoft: Microsoft, request: StandInRequest): string {
  const { email } = callerWith(microsoft, request, "OnlineMeetings.ReadWrite");
  return email.startsWith("personal@") ? refuse(403, "Forbidden", "Meetings are for accounts of companies.") : email;
}

function findMeeting(microsoft: Microsoft, request: StandInRequest): OnlineMeeting {
  const email = organizerOf(microsoft, request);
  const { onlineMeetings } = microsoft.file.data;
  return onlineMeetings.find((one) => one.id === request.params.meetingId && one.email === email) ?? notFound();
}

function fieldsIn(request: StandInRequest) {
  const { subject, startDateTime, endDateTime } = objectBody(request);
  const times = [startDateTime, endDateTime].map((time) => Date.parse(text(time) ?? ""));
  if (times.some(Number.isNaN)) return badRequest("startDateTime and endDateTime must be times.");
  return { subject: text(subject) ?? "", startDateTime: String(startDateTime), endDateTime: String(endDateTime) };
}

const view = ({ email: _, ...meeting }: OnlineMeeting) => meeting;
