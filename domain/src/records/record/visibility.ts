import type { CrmRecord } from "./record";

/** Whose eyes records are shown to; undefined sees every record. */
export type Viewer = { id: string } | undefined;

export function isVisible(
  { assignee, created_by }: Pick<CrmRecord, "assignee" | "created_by">,
  viewer: Viewer,
): boolean {
  return viewer === undefined || assignee === viewer.id || created_by === viewer.id;
}
