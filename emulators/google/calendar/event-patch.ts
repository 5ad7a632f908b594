import { isRecord } from "../../src/stand-in/values";
import type { CalendarEvent } from "./event";

/** An event in the shape of a request body. */
export function asBody(event: CalendarEvent): Record<string, unknown> {
  const { more, id: _, created: _created, updated: _updated, creator: _creator, hangoutLink: _link, ...rest } = event;
  return { ...rest, ...more };
}

/** Google's patch: null takes a field away, objects are merged, anything else takes the old one's place. */
export function merge(old: Record<string, unknown>, patch: Record<string, unknown>): Record<string, unknown> {
  const merged = { ...old };
  for (const [field, value] of Object.entries(patch)) {
    if (value === null) delete merged[field];
    else if (isRecord(value)) merged[field] = merge(asRecord(old[field]), value);
    else merged[field] = value;
  }
  return merged;
}

/** A body in which null means what leaving the field out does. */
export function withoutNulls(body: Record<string, unknown>): Record<string, unknown> {
  return merge({}, body);
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
