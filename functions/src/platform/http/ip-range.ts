import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * An address in its normal form; an IPv4 address in the form of IPv6 is IPv4. Undefined for what is no address: the library
 * alone also takes short, octal and hexadecimal forms, which other programs read differently.
 */
export function plainAddress(text: string): string | undefined {
  if (isIP(text) === 0 || text.includes("%")) return undefined;
  return ipaddr.process(text).toString();
}

/** One line of an internet provider has at least a network of this length. */
const LINE_PREFIX = 64;

/**
 * What limits count instead of an address: of IPv6 the network of its line, since a visitor can take any address in it. A
 * text that is no address stays as it is.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address) ?? address;
  return isIP(plain) === 6 ? (plainRange(`${plain}/${LINE_PREFIX}`) ?? plain) : plain;
}

/** Bits that a range must fix at least: a wider one holds most of the internet, which is a slip. */
const MIN_PREFIX = { ipv4: 8, ipv6: 16 };

/**
 * A range in its normal form, which begins at its network's address: `203.0.113.7/24` is `203.0.113.0/24`, and a single
 * address stays without a prefix. Undefined for what is neither an address nor a range, or too wide.
 */
export function plainRange(text: string): string | undefined {
  const [, host = "", bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? [];
  const address = plainAddress(host);
  if (address === undefined) return undefined;
  if (bits === undefined) return address;
  const parsed = ipaddr.parse(address);
  const kind = parsed.kind();
  const length = kind === "ipv4" ? 32 : 128;
  // The prefix of an IPv4 address in the form of IPv6 counts the bits of IPv6.
  const prefix = Number(bits) - (kind === "ipv4" && isIP(host) === 6 ? 96 : 0);
  if (prefix < MIN_PREFIX[kind] || prefix > length) return undefined;
  if (prefix === length) return address;
  const network = parsed.toByteArray().map((byte, at) => byte & maskOf(prefix - 8 * at));
  return `${ipaddr.fromByteArray(network)}/${prefix}`;
}

/** A byte whose first bits are set, as many as are left of a prefix. */
const maskOf = (bits: number): number => (0xff00 >> Math.min(8, Math.max(0, bits))) & 0xff;

/** Whether a range, or a single address, holds an address; both in their normal form. */
export function isInRange(address: string, range: string): boolean {
  if (!range.includes("/")) return address === range;
  const [network, prefix] = ipaddr.parseCIDR(range);
  const parsed = ipaddr.parse(address);
  return parsed.kind() === network.kind() && parsed.match(network, prefix);
}
