/**
 * A second click of a double click is handled within this time after the first one's answer, also by a slow device that is
 * busy with showing what has changed.
 */
export const DOUBLE_CLICK_MS = 1_500;

type Submit<Input, Output> = (input: Input) => Promise<Output>;

/**
 * Lets a submit run once: the same input as the last one, while that one is under way or just done, gets the promise of
 * the first. Other input, and the same input after a failure, runs.
 */
export function submitOnce<Input, Output>(
  now: () => number,
): (input: Input, run: Submit<Input, Output>) => Promise<Output> {
  let last: { content: string; output: Promise<Output>; doneMs: number } | undefined;
  return (input, run) => {
    const content = contentOf(input);
    if (last && last.content === content && now() - last.doneMs < DOUBLE_CLICK_MS) return last.output;
    const submit = { content, output: run(input), doneMs: Number.POSITIVE_INFINITY };
    last = submit;
    submit.output.then(
      () => {
        submit.doneMs = now();
      },
      () => {
        if (last === submit) last = undefined;
      },
    );
    return submit.output;
  };
}

/**
 * Two files are the same if they have the same name, size and date: JSON knows nothing of them. Nor of a promise, such as a
 * popup's answer, and no two of those are the same.
 */
const contentOf = (input: unknown): string =>
  JSON.stringify(input, (_, value) => {
    if (value instanceof File) return [value.name, value.size, value.lastModified];
    return value instanceof Promise ? crypto.randomUUID() : value;
  }) ?? "";
