/**
 * Runs one attempt of a transaction with a handle that is revoked when the work ends. If one of several concurrent reads
 * fails, the others go on: their next call would begin another transaction in Firestore's client, whose locks stay for a
 * minute, or write into the next attempt. With a revoked handle they throw instead.
 */
export async function runAttempt<Tx extends object, T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  let isOpen = true;
  const whileOpen = new Proxy(tx, {
    get(target, name) {
      if (!isOpen) throw new Error("This attempt of the transaction has ended.");
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
  try {
    return await work(whileOpen);
  } finally {
    isOpen = false;
  }
}
