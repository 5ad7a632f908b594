import { json, type Reply } from "../src/stand-in/reply";
import type { StandInRequest } from "../src/stand-in/request";
import { openAccount } from "./access";
import type { WorksCalendar } from "./state";
import type { Works } from "./works";
import { refuse } from "./works-error";

const MAX_COUNT = 50;

/** `GET /users/{userId}/calendar`: the default calendar. */
export function defaultCalendar(works: Works, request: StandInRequest): Reply {
  const { email } = openAccount(works, request);
  const own = works.file.data.calendars.find((one) => one.email === email && one.isDefault);
  return own ? json(200, view(own)) : refuse(404, "Calendar not found.");
}

/** `GET /users/{userId}/calendar-personals`, by `count` and `cursor`. */
export function listCalendars(works: Works, request: StandInRequest): Reply {
  const { email } = openAccount(works, request);
  const count = Number(request.query.get("count") ?? MAX_COUNT);
  if (!Number.isInteger(count) || count < 1 || count > MAX_COUNT) refuse(400, "count is not valid.");
  const from = Number(request.query.get("cursor") ?? 0);
  const own = works.file.data.calendars.filter((one) => one.email === email);
  const nextCursor = from + count < own.length ? String(from + count) : null;
  return json(200, {
    calendarPersonals: own.slice(from, from + count).map(view),
    responseMetaData: { nextCursor },
  });
}

const view = ({ calendarId, calendarName }: WorksCalendar) => ({ calendarId, calendarName, isShowOnLNBList: true });
