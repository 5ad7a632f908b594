/**
 * The time after an answer in which the second click of a double click may still arrive, also on a slow device that is
 * busy rendering.
 */
export const DOUBLE_CLICK_MS = 1_500;

type Submit<Input, Output> = (input: Input) => Promise<Output>;

/**
 * Runs a submit once: if its input equals that of a running or just finished submit, it gets the first one's promise. A
 * submit with other input, or after a failure, runs.
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
 * JSON can't serialize files and promises. Files are equal if they have the same name, size and date; a promise, such
 * as a popup's answer, equals no other.
 */
const contentOf = (input: unknown): string =>
  JSON.stringify(input, (_, value) => {
    if (value instanceof File) return [value.name, value.size, value.lastModified];
    return value instanceof Promise ? crypto.randomUUID() : value;
  }) ?? "";
