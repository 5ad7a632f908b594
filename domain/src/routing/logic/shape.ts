import type { SerializedLogic } from "./serialized-logic";

/**
 * The overall shape: everybody to one group, everybody disqualified, or by conditions
 * (docs/product/routing-logic.md#shapes).
 */
export type LogicShape = "directGroup" | "directDisqualified" | "complicated";

export function shapeOf({ rules }: Pick<SerializedLogic, "rules">): LogicShape {
  if (rules.length === 0) return "directDisqualified";
  return rules.length === 1 && rules[0]?.cases[0]?.operator === "nullAssert" ? "directGroup" : "complicated";
}
