import { createEmitter } from "./create-emitter";

/**
 * Requests to a part of the page that may mount after the buttons and keys that send them. Without a listener, the last
 * request waits for one.
 */
export function createRequests<T>() {
  const { emit, subscribe } = createEmitter<T>();
  let heard = 0;
  let waiting: { request: T } | undefined;
  return {
    emit: (request: T) => {
      if (heard > 0) emit(request);
      else waiting = { request };
    },
    /** Returns the function that unsubscribes. */
    subscribe: (listener: (request: T) => void) => {
      const stop = subscribe(listener);
      heard += 1;
      const late = waiting;
      waiting = undefined;
      if (late) listener(late.request);
      return () => {
        heard -= 1;
        stop();
      };
    },
  };
}
