/** The provider's own words when it refused an authorisation. */
export class GrantRefused extends Error {
  override readonly name = "GrantRefused";
}

/**
 * Reads what the authorisation window's last page told: `{ source: "dure", type: "connected" | "error", error }`, or of
 * Naver Works' refusals `naver-works/{error}/{description}` (docs/product/teams.md#naver-works).
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

/** Somebody who only pressed "cancel" needs no English sentence about it. */
function naverWorksWords(message: string): string {
  const [, error = "", description = ""] = /^naver-works\/([^/]*)\/(.*)$/s.exec(message) ?? [];
  return error === "access_denied" ? "" : description || error;
}
