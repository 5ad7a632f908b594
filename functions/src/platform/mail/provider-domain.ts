import { z } from "zod";
import { errorCode } from "../error-code";
import { sendgrid } from "./sendgrid";

const PATH = "/v3/whitelabel/domains";
/** SendGrid's largest page; nobody authenticates one domain more often. */
const PAGE_SIZE = 50;

const Cname = z.object({ host: z.string(), data: z.string() });

/** A domain at SendGrid, with the three DNS records that SendGrid requires. */
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

/** SendGrid refuses the domain. */
export class ProviderDomainRefused extends Error {
  override readonly name = "ProviderDomainRefused";
}

/**
 * The subdomain's label, at which bounces are handled. It derives from a team's claim, so that a retry finds the domain
 * that the first call created, and a later owner of the domain gets different records.
 */
const subdomainOf = (claimId: string): string => `dure${claimId.replaceAll("-", "").slice(0, 12).toLowerCase()}`;

/**
 * Creates a domain at SendGrid, or finds the one that an earlier call created.
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

/** Validates which of a domain's records SendGrid finds; undefined if SendGrid no longer has the domain. */
export async function validateProviderDomain(id: number): Promise<Validation | undefined> {
  try {
    return Validation.parse(await ask("POST", `${PATH}/${id}/validate`)).validation_results;
  } catch (error) {
    if (errorCode(error) === 404) return undefined;
    throw error;
  }
}

/** Removes a team's domain at SendGrid. Idempotent. */
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
