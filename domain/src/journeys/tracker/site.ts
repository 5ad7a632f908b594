import { z } from "zod";
import { Line } from "../../shared/value";
import { journeysIssues } from "../journeys-issues";

const PARTS = /^(https?):\/\/([^/?#:@\s\\]+)(:\d{1,5})?(\/[^?#\s\\]*)?(?:\?([^#]*))?(?:#.*)?$/i;
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const HOST = new RegExp(`^(?:localhost|${LABEL}(?:\\.${LABEL})+)$`);

/** A website that a team tracks, as its host; all sub-domains are included. */
export const Site = Line(300)
  .transform((text) => hostIn(text))
  .pipe(z.string().max(253).regex(HOST, journeysIssues.site));

/** The host in what somebody pastes: an address with or without its protocol. */
function hostIn(text: string): string {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return partsOf(address)?.host ?? "";
}

export type Address = { origin: string; host: string; path: string; query: string };

/** The parts of a web address; undefined if it is none. The host is in small letters. */
export function partsOf(address: string): Address | undefined {
  const [, protocol = "", name = "", port = "", path = "/", query = ""] = PARTS.exec(address) ?? [];
  const host = name.toLowerCase();
  if (!HOST.test(host)) return undefined;
  return { origin: `${protocol.toLowerCase()}://${host}${port}`, host, path, query };
}

/** Whether a host is one of the sites, or a sub-domain of one. */
export const isAllowed = (host: string, sites: readonly string[]): boolean =>
  sites.some((site) => host === site || host.endsWith(`.${site}`));
