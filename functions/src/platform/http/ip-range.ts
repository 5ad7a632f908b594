import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * An address in its normal form; an IPv4-mapped IPv6 address becomes IPv4. undefined for a text that is no address,
 * also for short, octal and hexadecimal forms, which the library accepts but other programs read differently.
 */
export function plainAddress(text: string): string | undefined {
  if (isIP(text) === 0 || text.includes("%")) return undefined;
  return ipaddr.process(text).toString();
}

/** The prefix of an IPv6 network: an internet provider gives each line at least a network of this size. */
const LINE_PREFIX = 64;

/**
 * The key by which limits count an address: for IPv6 the network of its line, since a visitor can use any address in
 * it. A text that is no address stays as it is.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address) ?? address;
  return isIP(plain) === 6 ? (plainRange(`${plain}/${LINE_PREFIX}`) ?? plain) : plain;
}

/** The shortest prefixes of a range: a wider one would contain a large part of the internet, which is a mistake. */
const MIN_PREFIX = { ipv4: 8, ipv6: 16 };

/**
 * A range in its normal form, which begins at its network's address: `203.0.113.7/24` is `203.0.113.0/24`, and a single
 * address stays without a prefix. undefined for a text that is neither an address nor a range, or is too wide.
 */
export function plainRange(text: string): string | undefined {
  const [, host = "", bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? [];
  const address = plainAddress(host);
  if (address === undefined) return undefined;
  if (bits === undefined) return address;
  const parsed = ipaddr.parse(address);
  const kind = parsed.kind();
  const length = kind === "ipv4" ? 32 : 128;
  // The prefix of an IPv4-mapped IPv6 address counts the bits of IPv6.
  const prefix = Number(bits) - (kind === "ipv4" && isIP(host) === 6 ? 96 : 0);
  if (prefix < MIN_PREFIX[kind] || prefix > length) return undefined;
  if (prefix === length) return address;
  const network = parsed.toByteArray().map((byte, at) => byte & maskOf(prefix - 8 * at));
  return `${ipaddr.fromByteArray(network)}/${prefix}`;
}

/** A byte with its first `bits` bits set, 0 to 8. */
const maskOf = (bits: number): number => (0xff00 >> Math.min(8, Math.max(0, bits))) & 0xff;

/** Whether a range, or a single address, contains an address; both in their normal form. */
export function isInRange(address: string, range: string): boolean {
  if (!range.includes("/")) return address === range;
  const [network, prefix] = ipaddr.parseCIDR(range);
  const parsed = ipaddr.parse(address);
  return parsed.kind() === network.kind() && parsed.match(network, prefix);
}
