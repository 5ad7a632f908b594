const WRITES: ReadonlySet<string | symbol> = new Set(["create", "set", "update"]);

/**
 * Runs one attempt of a transaction with a handle that is revoked when the work ends: concurrent reads that go on after
 * a failure would start another transaction, whose locks stay for a minute, or write into the next attempt. A write of
 * text that is not well-formed throws too: Firestore's client could not send it, and would retry for minutes.
 */
export async function runAttempt<Tx extends object, T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  let isOpen = true;
  const whileOpen = new Proxy(tx, {
    get(target, name) {
      if (!isOpen) throw new Error("This attempt of the transaction has ended.");
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return WRITES.has(name) ? (...given: unknown[]) => member.apply(target, storable(given)) : member.bind(target);
    },
  });
  try {
    return await work(whileOpen);
  } finally {
    isOpen = false;
  }
}

/** The arguments of a write, once their texts are checked. */
function storable(given: unknown[]): unknown[] {
  if (!given.every(isStorable)) throw new Error("A document has text that is not well-formed Unicode.");
  return given;
}

function isStorable(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed();
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return true;
  return Object.entries(value).every(([key, part]) => key.isWellFormed() && isStorable(part));
}
