import type { Reaction } from "../platform/outbox/reaction";
import { sendRequested } from "./follow-up/send-requested";

export const emailReactions: readonly Reaction[] = [sendRequested];
