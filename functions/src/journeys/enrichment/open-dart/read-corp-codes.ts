import { searchTerm } from "@dure/domain/shared/company-search-term";
import { unzipSync } from "fflate";

/** OpenDART's own codes of companies, by their name without a corporate form. */
export type CorpCodes = ReadonlyMap<string, readonly string[]>;

const ENTRY = /<list>\s*<corp_code>(\d+)<\/corp_code>\s*<corp_name>([^<]*)<\/corp_name>/g;
const FORMS = /\((?:주|유|합|재|사)\)|㈜|㈲|주식회사|유한회사/g;
const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'" };

/** A normalized name, the same for both registries: without corporate forms and spaces. */
export const plainCorpName = (name: string): string =>
  searchTerm(name).replace(FORMS, "").replace(/\s+/g, "").toLowerCase();

/**
 * Reads the list of all companies: a ZIP of one XML file. A refusal is bare XML instead.
 * @throws Error with OpenDART's status if it is no ZIP
 */
export function readCorpCodes(zip: Uint8Array): CorpCodes {
  if (zip[0] !== 0x50 || zip[1] !== 0x4b) {
    const [, status = "unknown"] = /<status>(\w+)</.exec(new TextDecoder().decode(zip.subarray(0, 1000))) ?? [];
    throw new Error(`OpenDART answered ${status} instead of the list of companies.`);
  }
  const [file] = Object.values(unzipSync(zip));
  const codes = new Map<string, string[]>();
  for (const [, code = "", written = ""] of new TextDecoder().decode(file).matchAll(ENTRY)) {
    const name = plainCorpName(written.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity));
    const known = codes.get(name);
    if (known) known.push(code);
    else codes.set(name, [code]);
  }
  return codes;
}
