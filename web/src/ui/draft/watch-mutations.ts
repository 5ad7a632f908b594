import type { Mutation, MutationCache } from "@tanstack/react-query";

/**
 * Runs a submit, and reports the result of the mutations that it started.
 * @returns `outcome`: whether all of them succeeded; undefined if there were none, as for the second click of a double
 * click
 */
export function watchMutations<T>(
  cache: MutationCache,
  send: () => T,
): { result: T; outcome: Promise<boolean | undefined> } {
  const started = new Set<Mutation>();
  const settled = Promise.withResolvers<void>();
  let isSent = false;
  const look = () => {
    if (isSent && [...started].every(({ state }) => state.status === "success" || state.status === "error"))
      settled.resolve();
  };
  const stop = cache.subscribe(({ type, mutation }) => {
    if (type === "added" && !isSent) started.add(mutation);
    look();
  });
  const sent = () => {
    isSent = true;
    look();
  };
  const result = send();
  if (result instanceof Promise) result.then(sent, sent);
  else sent();
  const outcome = settled.promise.finally(stop).then(() => {
    if (started.size === 0) return undefined;
    return [...started].every(({ state }) => state.status === "success");
  });
  return { result, outcome };
}
