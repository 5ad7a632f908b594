import { type CollisionDetection, closestCenter, pointerWithin } from "@dnd-kit/core";

/** The column under the pointer; for the keyboard, the one nearest to the card. */
export const collideWithColumns: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args);
