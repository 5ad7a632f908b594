import pLimit from "p-limit";

/** Lends each member to one user at a time; other users wait in line. */
export function createPool<T>(members: readonly T[]) {
  const free = [...members];
  const limit = pLimit(members.length);
  return {
    use: <R>(work: (member: T) => Promise<R>): Promise<R> =>
      limit(async () => {
        const member = free.pop() as T;
        try {
          return await work(member);
        } finally {
          free.push(member);
        }
      }),
  };
}
