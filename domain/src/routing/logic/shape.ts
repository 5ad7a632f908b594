import type { SerializedLogic } from "./serialized-logic";

/** Everybody to one group, everybody disqualified, or as conditions say (spec/3-scheduling-routing-email.md §4). */
export type LogicShape = "directGroup" | "directDisqualified" | "complicated";

export function shapeOf({ rules }: Pick<SerializedLogic, "rules">): LogicShape {
  if (rules.length === 0) return "directDisqualified";
  return rules.length === 1 && rules[0]?.cases[0]?.operator === "nullAssert" ? "directGroup" : "complicated";
}
