import type { DomainEvent, OutboxEvent } from "@dure/domain/events";
import type { Attempt } from "../jobs/define-job";

export type EventType = DomainEvent["type"];

/** Member by member of a union: the event, narrowed to the types that it shares with `Type`. */
type Narrowed<Event, Type> = Event extends { type: infer Own }
  ? Extract<Own, Type> extends never
    ? never
    : Event & { type: Extract<Own, Type> }
  : never;

/** The events of these types, as the outbox keeps them. */
export type EventOf<Type extends EventType> = Narrowed<OutboxEvent, Type>;

/** What an area does about events of its own or of others. */
export type Reaction = {
  /** The name in the queue: it stays when code is renamed. */
  name: string;
  types: readonly EventType[];
  isNeeded: (teamId: string) => Promise<boolean>;
  /** Does nothing about events of other types. */
  run: (teamId: string, event: OutboxEvent, attempt: Attempt) => Promise<void>;
};

/**
 * Defines a reaction to events of some types.
 * @param run must survive being told of an event twice
 * @param isNeeded asked before a job is queued: for reactions that do nothing in most teams, where a read costs less
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
