import type { CrmRecord } from "./record";

/** The viewer that records are filtered for; undefined sees all records. */
export type Viewer = { id: string } | undefined;

export function isVisible(
  { assignee, created_by }: Pick<CrmRecord, "assignee" | "created_by">,
  viewer: Viewer,
): boolean {
  return viewer === undefined || assignee === viewer.id || created_by === viewer.id;
}
