import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation as useTanstackMutation,
} from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { submitOnce } from "./http/submit-once";

/**
 * React Query's `useMutation`, guarded at once: a second click or Enter does nothing, even before the button shows that
 * it is busy. Every screen uses this one.
 */
export function useMutation<Data = unknown, Failure = Error, Variables = void, OnMutate = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, OnMutate>,
): UseMutationResult<Data, Failure, Variables, OnMutate> {
  type Mutate = UseMutationResult<Data, Failure, Variables, OnMutate>["mutateAsync"];
  const mutation = useTanstackMutation(options);
  const [once] = useState(() => submitOnce<Variables | undefined, Data>(() => performance.now()));
  const send = mutation.mutateAsync;
  const mutateAsync: Mutate = useCallback((...input) => once(input[0], () => send(...input)), [once, send]);
  const mutate = useCallback(
    (...input: Parameters<Mutate>) => void mutateAsync(...input).catch(() => undefined),
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}
