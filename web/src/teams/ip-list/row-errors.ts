import { CallError } from "../../lib/call-error";

/** What the server found wrong with single rows, by their index. */
export function rowErrors(error: unknown): ReadonlyMap<number, string> {
  if (!(error instanceof CallError) || !Array.isArray(error.details)) return new Map();
  return new Map(
    error.details.flatMap((one: { path?: unknown; message?: unknown }): [number, string][] => {
      const [, at] = /^body\.rows\.(\d+)\./.exec(String(one.path)) ?? [];
      return at === undefined ? [] : [[Number(at), String(one.message)]];
    }),
  );
}
