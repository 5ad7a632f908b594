/** A refused authorisation, with the provider's message. */
export class GrantRefused extends Error {
  override readonly name = "GrantRefused";
}

/**
 * Parses the message of the authorisation popup's last page: `{ source: "dure", type: "connected" | "error", error }`,
 * or Naver Works' `naver-works/{error}/{description}` (docs/product/teams.md#naver-works).
 */
export function readGrant(message: unknown): void {
  if (typeof message === "string") throw new GrantRefused(naverWorksWords(message));
  const { source, type, error } = (typeof message === "object" && message !== null ? message : {}) as Record<
    string,
    unknown
  >;
  if (source === "dure" && type === "connected") return;
  throw new GrantRefused(typeof error === "string" ? error : "");
}

/** A user who canceled needs no error message. */
function naverWorksWords(message: string): string {
  const [, error = "", description = ""] = /^naver-works\/([^/]*)\/(.*)$/s.exec(message) ?? [];
  return error === "access_denied" ? "" : description || error;
}
