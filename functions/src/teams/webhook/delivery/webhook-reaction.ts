import type { Attempt } from "../../../platform/jobs/define-job";
import { type EventOf, type EventType, type Reaction, reaction } from "../../../platform/outbox/reaction";
import { hasWebhooks } from "../webhook-store";

/** A reaction that notifies webhooks of events. In a team without webhooks no job is queued. */
export const webhookReaction = <const Type extends EventType>(
  name: string,
  types: readonly Type[],
  run: (teamId: string, event: EventOf<Type>, attempt: Attempt) => Promise<void>,
): Reaction => reaction(name, types, run, hasWebhooks);
