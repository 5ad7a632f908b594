import { Id, Time } from "@dure/domain/shared/value";

/** Where a list by time goes on, by a cursor of the form `time_id`; undefined for any other, which begins the list anew. */
export function placeInCursor(cursor = ""): { at: string; id: string } | undefined {
  const end = cursor.indexOf("_");
  const [at, id] = [cursor.slice(0, end), cursor.slice(end + 1)];
  return Time.safeParse(at).success && Id.safeParse(id).success ? { at, id } : undefined;
}
