/**
 * One try of a transaction, closed when its work ends. Where one of several reads made at once ends the work, the others
 * go on: what they ask for next would begin another transaction in Firestore's client, whose locks nobody ends for a
 * minute, or write into the next try. From here they get an error.
 */
export async function runAttempt<Tx extends object, T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  let isOpen = true;
  const whileOpen = new Proxy(tx, {
    get(target, name) {
      if (!isOpen) throw new Error("This try of the transaction has ended.");
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
