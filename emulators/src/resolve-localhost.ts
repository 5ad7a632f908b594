import dns, { type LookupAddress, type LookupOptions } from "node:dns";

/**
 * Resolves names below `localhost` to this machine, as browsers do. Node asks the system, which often knows none of them.
 * Import it first in a program that calls the product by a team's address.
 */
const lookup = dns.lookup as (name: string, options: LookupOptions, done: Done) => void;

type Done = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

function lookupLocally(name: string, given: LookupOptions | number | Done, callback?: Done): void {
  const done = typeof given === "function" ? given : (callback ?? (() => undefined));
  const options = typeof given === "object" ? given : typeof given === "number" ? { family: given } : {};
  const local = { address: "127.0.0.1", family: 4 };
  if (!name.endsWith(".localhost")) lookup(name, options, done);
  else if (options.all) process.nextTick(done, null, [local]);
  else process.nextTick(done, null, local.address, local.family);
}

dns.lookup = lookupLocally as typeof dns.lookup;
