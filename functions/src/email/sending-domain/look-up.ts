import { Resolver } from "node:dns/promises";
import { dnsServers } from "../../platform/config";
import { errorCode } from "../../platform/error-code";

const TIMEOUT_MS = 3_000;
const TRIES = 2;

/** What name servers say if there is no such name, or no such record at it. */
const NOTHING = ["ENOTFOUND", "ENODATA"];

function resolver(): Resolver {
  const one = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  const servers = dnsServers.value().split(",").filter(Boolean);
  if (servers.length > 0) one.setServers(servers);
  return one;
}

/** Undefined if the name servers don't answer. */
async function records<T>(ask: Promise<T[]>): Promise<T[] | undefined> {
  try {
    return await ask;
  } catch (error) {
    return NOTHING.includes(String(errorCode(error))) ? [] : undefined;
  }
}

/** The TXT records of a name; undefined if the name servers don't answer. */
export async function lookUpTexts(name: string): Promise<string[] | undefined> {
  return (await records(resolver().resolveTxt(name)))?.map((parts) => parts.join(""));
}

/** The target of a name's CNAME record; undefined if the name servers don't answer. */
export const lookUpAlias = (name: string): Promise<string[] | undefined> => records(resolver().resolveCname(name));
