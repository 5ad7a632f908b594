/** Lends each member to one user at a time; other users wait in line. */
export function createPool<T>(members: T[]) {
  const free = [...members];
  const waiting: ((member: T) => void)[] = [];

  const take = (): Promise<T> | T => free.pop() ?? new Promise((take) => waiting.push(take));
  const give = (member: T) => {
    const next = waiting.shift();
    if (next) next(member);
    else free.push(member);
  };
  return {
    async use<R>(work: (member: T) => Promise<R>): Promise<R> {
      const member = await take();
      try {
        return await work(member);
      } finally {
        give(member);
      }
    },
  };
}
