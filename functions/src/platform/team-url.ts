import { appDomain, appUrl } from "./config";

/**
 * A page's address in a team: on the team's sub-domain or, where teams have none, with the query `teamSlug`
 * (docs/product/platform.md#team-address).
 * @param path begins with a slash, and may have a query
 */
export function teamUrl(slug: string | null, path: string): string {
  if (slug === null) return `${appUrl.value()}${path}`;
  if (hasSubdomains()) return `${teamOrigin(slug)}${path}`;
  const url = new URL(`${appUrl.value()}${path}`);
  url.searchParams.set("teamSlug", slug);
  return url.href;
}

/** The origin at which a team's members use the app. */
export function teamOrigin(slug: string | null): string {
  const { origin, protocol } = new URL(appUrl.value());
  return slug !== null && hasSubdomains() ? `${protocol}//${slug}.${appDomain.value()}` : origin;
}

/** Whether an address is one of the app's pages for a team: at the team's origin, or at the product's own. */
export const isTeamPage = (slug: string | null, href: string): boolean =>
  [teamOrigin(slug), teamOrigin(null)].includes(URL.parse(href)?.origin ?? "");

/** Whether each team has a sub-domain of its own. */
export const hasSubdomains = (): boolean => appDomain.value() !== "";
