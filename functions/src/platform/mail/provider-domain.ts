import { z } from "zod";
import { errorCode } from "../error-code";
import { sendgrid } from "./sendgrid";

const PATH = "/v3/whitelabel/domains";
/** SendGrid's largest page; nobody authenticates one domain more often. */
const PAGE_SIZE = 50;

const Cname = z.object({ host: z.string(), data: z.string() });

/** A domain at SendGrid, with the three records that it wants to see. */
const ProviderDomain = z.object({
  id: z.int(),
  domain: z.string(),
  subdomain: z.string(),
  dns: z.object({ mail_cname: Cname, dkim1: Cname, dkim2: Cname }),
});
export type ProviderDomain = z.infer<typeof ProviderDomain>;

const Valid = z.object({ valid: z.boolean() });
const Validation = z.object({
  validation_results: z.object({ mail_cname: Valid, dkim1: Valid, dkim2: Valid }),
});
export type Validation = z.infer<typeof Validation>["validation_results"];

/** SendGrid takes no such domain. */
export class ProviderDomainRefused extends Error {
  override readonly name = "ProviderDomainRefused";
}

/**
 * The label below the domain from which bounces are handled. It follows from the claim of a team, so that a call that was
 * repeated finds what the first one made, and a later owner of the domain is named other records.
 */
const subdomainOf = (claimId: string): string => `dure${claimId.replaceAll("-", "").slice(0, 12).toLowerCase()}`;

/**
 * Makes a domain at SendGrid, or finds the one that an earlier call made.
 * @throws ProviderDomainRefused
 */
export async function ensureProviderDomain(domain: string, claimId: string): Promise<ProviderDomain> {
  const subdomain = subdomainOf(claimId);
  const known = await findProviderDomain(domain, subdomain);
  if (known) return known;
  try {
    return ProviderDomain.parse(
      await ask("POST", PATH, { domain, subdomain, automatic_security: true, custom_spf: false, default: false }),
    );
  } catch (error) {
    if (errorCode(error) !== 400) throw error;
    const made = await findProviderDomain(domain, subdomain);
    if (made) return made;
    throw new ProviderDomainRefused(`SendGrid refuses ${domain}.`, { cause: error });
  }
}

/** Which of a domain's records SendGrid finds now; undefined if it does not know the domain any more. */
export async function validateProviderDomain(id: number): Promise<Validation | undefined> {
  try {
    return Validation.parse(await ask("POST", `${PATH}/${id}/validate`)).validation_results;
  } catch (error) {
    if (errorCode(error) === 404) return undefined;
    throw error;
  }
}

/** Removes a team's domain at SendGrid; one that is not there is removed already. */
export async function deleteProviderDomain(domain: string, claimId: string): Promise<void> {
  const known = await findProviderDomain(domain, subdomainOf(claimId));
  if (!known) return;
  try {
    await ask("DELETE", `${PATH}/${known.id}`);
  } catch (error) {
    if (errorCode(error) !== 404) throw error;
  }
}

async function findProviderDomain(domain: string, subdomain: string): Promise<ProviderDomain | undefined> {
  const query = new URLSearchParams({ domain, limit: String(PAGE_SIZE) });
  const found = z.array(ProviderDomain).parse(await ask("GET", `${PATH}?${query}`));
  return found.find((one) => one.domain === domain && one.subdomain === subdomain);
}

async function ask(method: "GET" | "POST" | "DELETE", url: string, body?: object): Promise<unknown> {
  const [, answer] = await sendgrid().client.request({ method, url, ...(body && { body }) });
  return answer;
}
