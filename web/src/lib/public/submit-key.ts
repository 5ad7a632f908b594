/**
 * Gives each submit an idempotency key. A retry of unanswered content has the same key, so that the server does the
 * work once. After an answer, or with other content, it is a new submit.
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
