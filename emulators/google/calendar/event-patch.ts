import { isRecord } from "../../src/stand-in/values";
import type { CalendarEvent } from "./event";

/** An event in the format of a request body. */
export function asBody(event: CalendarEvent): Record<string, unknown> {
  const { more, id: _, created: _created, updated: _updated, creator: _creator, hangoutLink: _link, ...rest } = event;
  return { ...rest, ...more };
}

/** Google's patch: null removes a field, objects are merged, other values replace the old one. */
export function merge(old: Record<string, unknown>, patch: Record<string, unknown>): Record<string, unknown> {
  const merged = { ...old };
  for (const [field, value] of Object.entries(patch)) {
    if (value === null) delete merged[field];
    else if (isRecord(value)) merged[field] = merge(asRecord(old[field]), value);
    else merged[field] = value;
  }
  return merged;
}

/** Removes fields that are null: they mean the same as omitted ones. */
export function withoutNulls(body: Record<string, unknown>): Record<string, unknown> {
  return merge({}, body);
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
