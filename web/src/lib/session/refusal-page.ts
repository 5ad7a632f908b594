import type { CallError } from "../call-error";

/** The page about a refusal that concerns the whole session instead of one screen; undefined for any other. */
export function refusalPage({ code, details }: CallError): string | undefined {
  if (code === "IP_FORBIDDEN") return `/ip-forbidden?ip=${encodeURIComponent(ipOf(details))}`;
  if (code === "TEAM_DISABLED") return "/team-disabled";
  return code === "MFA_REQUIRED" ? "/enroll-mfa" : undefined;
}

const ipOf = (details: unknown): string =>
  typeof details === "object" && details !== null && "ip" in details ? String(details.ip) : "";
