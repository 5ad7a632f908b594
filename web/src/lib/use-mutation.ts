import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation as useTanstackMutation,
} from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { submitOnce } from "./http/submit-once";
import { withCallbacks } from "./http/with-callbacks";
import { queryClient } from "./query-client";

/**
 * React Query's `useMutation` with a guard against double submits: a second click or Enter does nothing, even before
 * the button is shown as busy. A call's callbacks run even after its screen has unmounted. Every screen uses this hook.
 */
export function useMutation<Data = unknown, Failure = Error, Variables = void, OnMutate = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, OnMutate>,
): UseMutationResult<Data, Failure, Variables, OnMutate> {
  type Mutate = UseMutationResult<Data, Failure, Variables, OnMutate>["mutateAsync"];
  const mutation = useTanstackMutation(options);
  const [once] = useState(() => submitOnce<Variables | undefined, Data>(() => performance.now()));
  const send = mutation.mutateAsync;
  const mutateAsync: Mutate = useCallback(
    (...[variables, callbacks]) =>
      once(variables, () => {
        const given = variables as Variables;
        return withCallbacks(send(given as never), {
          onSuccess: (data) => {
            callbacks?.onSuccess?.(data, given, undefined, CONTEXT);
            callbacks?.onSettled?.(data, null, given, undefined, CONTEXT);
          },
          onError: (error) => {
            callbacks?.onError?.(error as Failure, given, undefined, CONTEXT);
            callbacks?.onSettled?.(undefined, error as Failure, given, undefined, CONTEXT);
          },
        });
      }),
    [once, send],
  );
  const mutate = useCallback(
    (...input: Parameters<Mutate>) => void mutateAsync(...input).catch(() => undefined),
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}

const CONTEXT = { client: queryClient, meta: undefined };
