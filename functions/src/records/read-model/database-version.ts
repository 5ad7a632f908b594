export type DatabaseVersion = ReturnType<typeof createDatabaseVersion>;

/** Counts the writes to a database, so that caches know what they hold is still true. Writes are serialized. */
export function createDatabaseVersion() {
  let version = 0;
  let isWriting = false;
  return {
    /** Undefined while the database is written to. */
    current: (): number | undefined => (isWriting ? undefined : version),
    async whileWriting<T>(write: () => Promise<T>): Promise<T> {
      version += 1;
      isWriting = true;
      try {
        return await write();
      } finally {
        isWriting = false;
      }
    },
  };
}
