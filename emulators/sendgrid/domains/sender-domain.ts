export interface DomainRecord {
  valid: boolean;
  type: "cname";
  host: string;
  data: string;
}

/** An authenticated domain, with the fields that SendGrid returns. */
export interface SenderDomain {
  id: number;
  user_id: number;
  subdomain: string;
  domain: string;
  username: string;
  ips: string[];
  custom_spf: boolean;
  default: boolean;
  legacy: boolean;
  automatic_security: boolean;
  /** Set by a test: it stays valid whatever DNS says. */
  pinned?: boolean;
  valid: boolean;
  dns: { mail_cname: DomainRecord; dkim1: DomainRecord; dkim2: DomainRecord };
}

export interface DomainState {
  /** The last assigned id: ids are never reused. */
  lastId: number;
  domains: SenderDomain[];
}

export const newDomainState = (): DomainState => ({ lastId: 10_000, domains: [] });

const USER_ID = 1_234_567;

export function newSenderDomain(id: number, domain: string, subdomain: string): SenderDomain {
  const target = `u${USER_ID}.wl${id}.sendgrid.net`;
  const cname = (host: string, data: string): DomainRecord => ({ valid: false, type: "cname", host, data });
  return {
    id,
    user_id: USER_ID,
    subdomain,
    domain,
    username: "dure",
    ips: [],
    custom_spf: false,
    default: false,
    legacy: false,
    automatic_security: true,
    valid: false,
    dns: {
      mail_cname: cname(`${subdomain}.${domain}`, target),
      dkim1: cname(`s1._domainkey.${domain}`, `s1.domainkey.${target}`),
      dkim2: cname(`s2._domainkey.${domain}`, `s2.domainkey.${target}`),
    },
  };
}
