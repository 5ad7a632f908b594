type FindFile = (request: unknown, path: string) => Promise<unknown>;
type CreateProvider = (options: object) => FindFile;

/** Error codes that mean that there is no such file, besides those that Hosting knows. */
const UNREADABLE = new Set(["ENAMETOOLONG"]);

/**
 * Makes the Hosting emulator treat an impossible file name as a missing file. Without this, a malformed encoding in an
 * address or a name that is too long is a 500, and requests that Hosting rewrites to a function never reach it.
 * @param module the loaded module of superstatic's file provider; nobody may have imported it yet
 * @returns a warning if this version of superstatic cannot be patched
 */
export function missUnreadableFiles(module: { exports?: unknown } | undefined): string | undefined {
  const create = module?.exports;
  if (!module || typeof create !== "function") return "Hosting answers 500 to names that can't be read.";
  const patched: CreateProvider = (options) => {
    const find = (create as CreateProvider)(options);
    return async (request, path) => {
      try {
        return await find(request, path);
      } catch (error) {
        const { code = "" } = error as { code?: string };
        if (error instanceof URIError || UNREADABLE.has(code)) return null;
        throw error;
      }
    };
  };
  module.exports = patched;
  return undefined;
}
