import { type LookupAddress, lookup } from "node:dns";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { allowedPrivateHosts } from "../../config";

/** The ports that calls may use: those of https, and a common alternative. */
const PORTS = new Set(["", "443", "8443"]);

/** All public IPv6 addresses in use; the rest is unassigned, local, or maps to IPv4 addresses. */
const GLOBAL_UNICAST_V6 = ipaddr.parseCIDR("2000::/3");

/** An address that the product refuses to call for users. */
export class AddressRefused extends Error {
  override readonly name = "AddressRefused";
}

/** Whether an IP address is public. An IPv4-mapped IPv6 address counts as IPv4. */
export function isPublicAddress(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  if (address.range() !== "unicast") return false;
  return address.kind() === "ipv4" || address.match(GLOBAL_UNICAST_V6);
}

/** Hosts that the operator allows although they are not public, such as a server in the same network. */
export const isAllowedHost = (hostname: string): boolean =>
  allowedPrivateHosts
    .value()
    .split(",")
    .some((host) => host.trim() !== "" && host.trim() === hostname);

/** A URL's host; an IPv6 address without its brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, "$1");

/**
 * Checks a URL's protocol, port and literal address, for which sockets do no look-up. Names are checked when they are
 * resolved, by `publicLookup`.
 * @throws AddressRefused
 */
export function assertOutgoingUrl(url: URL): void {
  const host = hostOf(url);
  if (isAllowedHost(host)) return;
  if (url.protocol !== "https:") throw new AddressRefused("Only https is called.");
  if (!PORTS.has(url.port)) throw new AddressRefused(`The port ${url.port} is not called.`);
  if (url.username || url.password) throw new AddressRefused("Credentials in an address are not sent.");
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new AddressRefused(`${host} is not a public address.`);
}

type Answer = (error: Error | null, addresses: LookupAddress[]) => void;
type Resolve = (hostname: string, answer: Answer) => void;
type Lookup = (hostname: string, options: unknown, answer: Answer) => void;

/**
 * Resolves a name for a socket that is about to be opened, since a name can resolve to other addresses after an earlier
 * check. If one address is not public, all are refused, because the socket may use any of them.
 */
export const publicLookupBy =
  (resolve: Resolve): Lookup =>
  (hostname, _options, answer) =>
    resolve(hostname, (error, addresses) => {
      if (error) return answer(error, []);
      const refused = isAllowedHost(hostname) ? undefined : addresses.find(({ address }) => !isPublicAddress(address));
      if (refused) return answer(new AddressRefused(`${hostname} is ${refused.address}, not a public address.`), []);
      answer(null, addresses);
    });

/** `publicLookupBy` with the system's resolver. */
export const publicLookup = publicLookupBy((hostname, answer) => lookup(hostname, { all: true }, answer));

/**
 * Checks an address before it is saved, as a call would. An address whose name can't be resolved yet passes: calls fail
 * until it can be.
 * @throws AddressRefused
 */
export async function assertOutgoing(target: string, look: Lookup = publicLookup): Promise<void> {
  const url = new URL(target);
  assertOutgoingUrl(url);
  await new Promise<void>((done, fail) =>
    look(hostOf(url), {}, (error) => (error instanceof AddressRefused ? fail(error) : done())),
  );
}
