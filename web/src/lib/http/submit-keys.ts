/** How many submits without an answer are remembered; the oldest is forgotten first. */
const KEPT = 50;

export type SubmitKeys = {
  /** The key of a submit; the same content sent again after no answer has the same key. */
  keyFor: (content: string) => string;
  /** The server has answered: the same content is another submit from now on. */
  answered: (content: string) => void;
};

/**
 * Idempotency keys of a client's submits, by their content (docs/product/platform.md#submits). A retry without an
 * answer reuses the first key, so that the server does the work once. An answer to another submit at the same place
 * ends the key: an unanswered "on", then "off", then "on" are three changes.
 * @param placeOf the part of the content that names what the submit changes
 */
export function createSubmitKeys(placeOf: (content: string) => string, makeKey: () => string): SubmitKeys {
  const keys = new Map<string, string>();
  return {
    keyFor(content) {
      const key = keys.get(content) ?? makeKey();
      keys.set(content, key);
      const oldest = keys.keys().next().value;
      if (keys.size > KEPT && oldest !== undefined) keys.delete(oldest);
      return key;
    },
    answered(content) {
      const place = placeOf(content);
      for (const known of keys.keys()) if (placeOf(known) === place) keys.delete(known);
    },
  };
}
