export const NO_TEAM = "app";

/** The properties of `location` that are needed here. */
export type Address = { protocol: string; host: string; pathname: string; search: string; hash: string };

/**
 * The team that an address names: its sub-domain on the product's domain, else the query `teamSlug`
 * (docs/product/platform.md#team-address). `app` means no team.
 */
export function teamSlugOf(address: Address, domain?: string): string | undefined {
  const slug = isOn(domain, address) ? address.host.slice(0, -(domain.length + 1)) : queryOf(address).get("teamSlug");
  return slug && slug !== NO_TEAM && slug !== "www" ? slug : undefined;
}

/** The same page in another team: another sub-domain, or another `teamSlug` outside the product's domain. */
export function addressOfTeam(slug: string, address: Address, domain?: string): string {
  const { protocol, host, pathname, search, hash } = address;
  if (isOn(domain, address)) return `${protocol}//${slug}.${domain}${pathname}${search}${hash}`;
  const query = queryOf(address);
  query.set("teamSlug", slug);
  return `${protocol}//${host}${pathname}?${query}${hash}`;
}

/** The shareable address of a page: in the team, or unchanged if the team has no name yet. */
export function linkInTeam(slug: string | null | undefined, address: Address, domain?: string): string {
  const { protocol, host, pathname, search, hash } = address;
  return slug ? addressOfTeam(slug, address, domain) : `${protocol}//${host}${pathname}${search}${hash}`;
}

/** The origin without a team, to which providers redirect back. */
export const appOriginOf = (address: Address, domain?: string): string =>
  isOn(domain, address) ? `${address.protocol}//${NO_TEAM}.${domain}` : `${address.protocol}//${address.host}`;

/** Whether a page with this address belongs to the product: it is on its domain. */
export const isOwnAddress = (href: string, domain?: string): boolean => {
  const address = URL.parse(href);
  return address !== null && isOn(domain, address);
};

/** Whether a team's address has another origin, which has no session. */
export const leavesOrigin = (slug: string, address: Address, domain?: string): boolean =>
  new URL(addressOfTeam(slug, address, domain)).host !== address.host;

const isOn = (domain: string | undefined, { host }: Pick<Address, "host">): domain is string =>
  domain !== undefined && (host === domain || host.endsWith(`.${domain}`));

const queryOf = ({ search }: Address) => new URLSearchParams(search);
