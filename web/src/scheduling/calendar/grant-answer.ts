/** The provider's own words when it refused an authorisation. */
export class GrantRefused extends Error {
  override readonly name = "GrantRefused";
}

/** Reads what the authorisation window's last page told: `{ source: "dure", type: "connected" | "error", error }`. */
export function readGrant(message: unknown): void {
  const { source, type, error } = (typeof message === "object" && message !== null ? message : {}) as Record<
    string,
    unknown
  >;
  if (source === "dure" && type === "connected") return;
  throw new GrantRefused(typeof error === "string" ? error : "");
}
