import type { Reaction } from "../platform/jobs/job";
import { sendRequested } from "./follow-up/send-requested";

export const emailReactions: readonly Reaction[] = [
  { name: "send-follow-up", on: ["follow-up.requested"], run: sendRequested },
];
