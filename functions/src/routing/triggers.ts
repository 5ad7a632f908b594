import type { Reaction } from "../platform/job";
import { followDealType } from "./router/follow-deal-type";

export const routingReactions: readonly Reaction[] = [
  { name: "routers-follow-deal-type", on: ["pipeline.changed", "pipeline.deleted"], run: followDealType },
];
