export type WriteClock = ReturnType<typeof createWriteClock>;

/** Tells readers whether the database is still as it was when they began. Writes are serialised. */
export function createWriteClock() {
  const state = { begun: 0, writing: false };
  return {
    /** The state of the database; undefined while it is written to. */
    now: (): number | undefined => (state.writing ? undefined : state.begun),
    async whileWriting<T>(write: () => Promise<T>): Promise<T> {
      state.begun += 1;
      state.writing = true;
      try {
        return await write();
      } finally {
        state.writing = false;
      }
    },
  };
}
