import { randomBytes, randomInt } from "node:crypto";
import { callerOf } from "../src/oauth/caller-of";
import { empty, json, type Reply } from "../src/stand-in/reply";
import { objectBody, type StandInRequest } from "../src/stand-in/request";
import type { StateFile } from "../src/stand-in/state-file";
import { text } from "../src/stand-in/values";
import type { ZoomMeeting, ZoomState } from "./state";
import { refuse } from "./zoom-error";

type File = StateFile<ZoomState>;

const MAX_PAGE = 300;
/** The length to which lists cut an agenda. */
const LISTED_AGENDA = 250;

/** The account of a token that permits the call. */
export function callerWith(file: File, request: StandInRequest, scope: string): string {
  const caller = callerOf(file.data, request);
  if (!caller) return refuse(401, 124, "Invalid access token.");
  if (!caller.scopes.includes(scope))
    return refuse(400, 4711, `Invalid access token, does not contain scopes:[${scope}].`);
  return caller.account.email;
}

export function getUser(file: File, request: StandInRequest): Reply {
  const email = callerWith(file, request, "user:read:user");
  return json(200, { id: file.data.accounts.find((one) => one.email === email)?.sub, email, type: 1 });
}

export function createMeeting(file: File, request: StandInRequest): Reply {
  const email = callerWith(file, request, "meeting:write:meeting");
  const id = randomInt(80_000_000_000, 89_999_999_999);
  const meeting: ZoomMeeting = {
    id,
    uuid: randomBytes(16).toString("base64"),
    email,
    join_url: `https://zoom.us/j/${id}?pwd=${randomBytes(12).toString("base64url")}`,
    created_at: new Date().toISOString(),
    ...fieldsIn(request),
  };
  file.data.meetings.push(meeting);
  file.changed();
  return json(201, meeting);
}

/** `type=scheduled`: lists the meetings that are not over. */
export function listMeetings(file: File, request: StandInRequest): Reply {
  const email = callerWith(file, request, "meeting:read:list_meetings");
  const size = Math.min(Number(request.query.get("page_size") ?? 30) || 30, MAX_PAGE);
  const from = Number(request.query.get("next_page_token") || 0);
  const own = file.data.meetings.filter((one) => one.email === email && endOf(one) > Date.now());
  return json(200, {
    page_size: size,
    total_records: own.length,
    next_page_token: from + size < own.length ? String(from + size) : "",
    meetings: own
      .slice(from, from + size)
      .map(({ agenda, ...meeting }) => ({ ...meeting, agenda: agenda.slice(0, LISTED_AGENDA) })),
  });
}

export function changeMeeting(file: File, request: StandInRequest): Reply {
  const email = callerWith(file, request, "meeting:update:meeting");
  Object.assign(findMeeting(file, request, email), fieldsIn(request));
  file.changed();
  return empty(204);
}

export function deleteMeeting(file: File, request: StandInRequest): Reply {
  const email = callerWith(file, request, "meeting:delete:meeting");
  const meeting = findMeeting(file, request, email);
  file.data.meetings = file.data.meetings.filter((one) => one !== meeting);
  file.changed();
  return empty(204);
}

function findMeeting({ data }: File, { params }: StandInRequest, email: string): ZoomMeeting {
  const meeting = data.meetings.find((one) => String(one.id) === params.id && one.email === email);
  return meeting ?? refuse(404, 3001, `Meeting does not exist: ${params.id}.`);
}

function fieldsIn(request: StandInRequest) {
  const body = objectBody(request);
  const start_time = text(body.start_time) ?? "";
  const duration = Number(body.duration);
  if (body.type !== 2 || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(start_time) || !(duration > 0))
    return refuse(400, 300, "Validation Failed.");
  return {
    type: 2,
    topic: text(body.topic) ?? "Zoom Meeting",
    agenda: text(body.agenda) ?? "",
    timezone: text(body.timezone) ?? "UTC",
    start_time,
    duration,
  };
}

const endOf = ({ start_time, duration }: ZoomMeeting): number => Date.parse(start_time) + duration * 60_000;
