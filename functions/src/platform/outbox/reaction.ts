import type { DomainEvent, OutboxEvent } from "@dure/domain/events";
import type { Attempt } from "../jobs/define-job";

export type EventType = DomainEvent["type"];

/** Distributes over a union of events: each event, narrowed to the types that it shares with `Type`. */
type Narrowed<Event, Type> = Event extends { type: infer Own }
  ? Extract<Own, Type> extends never
    ? never
    : Event & { type: Extract<Own, Type> }
  : never;

/** The events of these types, as the outbox keeps them. */
export type EventOf<Type extends EventType> = Narrowed<OutboxEvent, Type>;

/** An area's handler for events of its own or of other areas. */
export type Reaction = {
  /** The name in the queue, which must not change when code is renamed. */
  name: string;
  types: readonly EventType[];
  isNeeded: (teamId: string) => Promise<boolean>;
  /** Ignores events of other types. */
  run: (teamId: string, event: OutboxEvent, attempt: Attempt) => Promise<void>;
};

/**
 * Defines a reaction to events of some types.
 * @param run must be idempotent, since an event may be delivered twice
 * @param isNeeded checked before a job is queued, for reactions that most teams don't need: a read costs less than a
 * job
 */
export function reaction<const Type extends EventType>(
  name: string,
  types: readonly Type[],
  run: (teamId: string, event: EventOf<Type>, attempt: Attempt) => Promise<void>,
  isNeeded: Reaction["isNeeded"] = async () => true,
): Reaction {
  const isMine = (event: OutboxEvent): event is EventOf<Type> => types.some((type) => type === event.type);
  return {
    name,
    types,
    isNeeded,
    run: async (teamId, event, attempt) => {
      if (isMine(event)) await run(teamId, event, attempt);
    },
  };
}
