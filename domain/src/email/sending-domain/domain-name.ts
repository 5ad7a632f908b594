import { Line } from "../../shared/value";
import { sendingDomainIssues } from "./sending-domain-issues";

/** Labels of letters, digits and hyphens; an internationalised name in its ASCII form (`xn--…`). */
const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** Second levels below which countries register names: `co.kr`, `com.au`. */
const REGISTRY_LEVELS = new Set("ac co com edu go gov ms ne net nhs or org pe re school".split(" "));

/** Whether names are registered directly below a name, so that nobody owns the name itself. */
export function isPublicSuffix(domain: string): boolean {
  const [first = "", second = "", ...more] = domain.split(".");
  if (second === "") return true;
  return more.length === 0 && second.length === 2 && REGISTRY_LEVELS.has(first);
}

/** A domain and its parent domains that somebody can own; the domain itself comes first. */
export function ownableParents(domain: string): string[] {
  const labels = domain.split(".");
  return labels.map((_, at) => labels.slice(at).join(".")).filter((name) => !isPublicSuffix(name));
}

/** The host of what people paste, such as a website's address with a path or a trailing dot. */
const bare = (typed: string): string => {
  const [host = ""] = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .split(/[/?#]/, 1);
  return host.replace(/\.$/, "");
};

/** A domain that somebody can own, in lower case. */
export const DomainName = Line(300)
  .transform(bare)
  .refine((name) => DOMAIN.test(name) && !isPublicSuffix(name), sendingDomainIssues.domain);
