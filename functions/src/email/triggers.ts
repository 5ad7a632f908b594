import type { Reaction } from "../platform/outbox/reaction";
import { sendRequestedFollowUp } from "./follow-up/send-requested-follow-up";

export const emailReactions: readonly Reaction[] = [sendRequestedFollowUp];
