/**
 * Gives each submit one key. The same content sent again after no answer has the same key, so that the server does it
 * once; after an answer, or with other content, it is another submit.
 */
export function createSubmitKey(makeKey: () => string = () => crypto.randomUUID()) {
  let last: { content: string; key: string } | undefined;
  return {
    keyFor(body: unknown): string {
      const content = JSON.stringify(body);
      if (last?.content !== content) last = { content, key: makeKey() };
      return last.key;
    },
    answered(): void {
      last = undefined;
    },
  };
}
