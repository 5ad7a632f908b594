import type { Reference } from "../../records/record/record";

type Company = { id: string; label: string; url: string; nice_id: string | null };

/** The part of an address behind its @, in lower case; "" for none. */
export const mailDomain = (email: string): string =>
  /@([a-z0-9-]+(?:\.[a-z0-9-]+)+)$/i.exec(email)?.[1]?.toLowerCase() ?? "";

const hostOf = (url: string): string =>
  /^(?:https?:\/\/)?(?:www\.)?([a-z0-9.-]+)/i.exec(url.trim())?.[1]?.toLowerCase() ?? "";

/**
 * The company that uses a mail domain: the one whose website is there, else the one that more than half of the people
 * with such addresses belong to. Undefined if that is ambiguous.
 * @param others the companies of the team's people with addresses of the domain
 */
export function companyOfDomain(
  domain: string,
  companies: readonly Company[],
  others: readonly Reference[],
): Reference | undefined {
  const at = companies.filter(({ url }) => hostOf(url) === domain);
  const [owner, ...more] = at.length > 0 ? at : companies.filter(({ url }) => hostOf(url).endsWith(`.${domain}`));
  if (owner && more.length === 0) {
    const { id, label, nice_id } = owner;
    return { id, label, entity_type: "company", nice_id };
  }
  return owner ? undefined : mostOf(others);
}

function mostOf(others: readonly Reference[]): Reference | undefined {
  const counts = new Map<string, number>();
  for (const { id } of others) counts.set(id, (counts.get(id) ?? 0) + 1);
  const most = others.find(({ id }) => (counts.get(id) ?? 0) * 2 > others.length);
  return most?.label ? most : undefined;
}
