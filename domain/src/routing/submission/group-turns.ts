import { z } from "zod";
import { Id } from "../../shared/value";

/** How many leads each member of a group without a meeting has been given. */
export const GroupTurns = z.record(Id, z.int().nonnegative());
export type GroupTurns = z.infer<typeof GroupTurns>;

/**
 * The turns of a group's current members. A new member starts with the lowest count of the others, so that all share
 * equally from now on.
 */
export function turnsOf(members: readonly string[], turns: GroupTurns): GroupTurns {
  const known = members.flatMap((id) => turns[id] ?? []);
  const fewest = known.length > 0 ? Math.min(...known) : 0;
  return Object.fromEntries(members.map((id) => [id, turns[id] ?? fewest]));
}

/** The members in round-robin order: fewest leads first, ties in the group's order. */
export const fewestLeadsFirst = (members: readonly string[], turns: GroupTurns): string[] =>
  members.toSorted((one, other) => (turns[one] ?? 0) - (turns[other] ?? 0));

/** The turns after a member was given a lead; those of others, such as a former member, stay. */
export const afterTurn = (turns: GroupTurns, id: string): GroupTurns =>
  turns[id] === undefined ? turns : { ...turns, [id]: turns[id] + 1 };
