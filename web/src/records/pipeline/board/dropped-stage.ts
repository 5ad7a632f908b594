import type { Collision, Over } from "@dnd-kit/core";

/** The stage of a place that a card is over: a column, or a place below the board. */
export const droppedStage = (over: Pick<Over, "id" | "data">): string => String(over.data.current?.stageId ?? over.id);

/** A place below the board wins over a column that it covers. */
export function aboveColumns(collisions: Collision[]): Collision[] {
  const below = collisions.filter(({ id }) => String(id).startsWith("strip:"));
  return below.length > 0 ? below : collisions;
}
