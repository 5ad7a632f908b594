import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { type Addresses, addresses } from "../addresses";

export const ROOT = resolve(import.meta.dirname, "../../..");

/** The product's cache in the user's home: Node and a Firestore emulator. */
export const CACHE = process.env.DURE_CACHE || join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "dure");

/** Whether the output of emulators and builds is printed. Otherwise it goes to the suite's logs. */
export const VERBOSE = process.env.DURE_VERBOSE === "1";

/** The lock that is held while the packages' build folders are written or copied. */
export const BUILD_LOCK = join(ROOT, ".dure", ".build");

/** One instance of the whole stack, with its own ports and files. */
export interface Suite {
  name: string;
  base: number;
  /** Absolute path of `.dure/<name>`. */
  folder: string;
  /** The functions' `UNCHECKED_PASSWORDS`. */
  uncheckedPasswords: "allow" | "lock";
  at: Addresses;
}

type Standard = Pick<Suite, "name" | "base" | "uncheckedPasswords"> & { domain: string };

/**
 * The suite of `npm start`. Browsers resolve names below `localhost` themselves, and scripts sign in directly at the
 * Auth emulator.
 */
const LOCAL: Standard = { name: "local", base: 4600, domain: "localhost", uncheckedPasswords: "allow" };
/** The suite of tests and benches, which starts empty. */
export const SCRATCH: Standard = { name: "test", base: 4700, domain: "", uncheckedPasswords: "lock" };

/** The folder where tests write kill points; see emulators/src/firebase/kill-points.ts. */
export const killPointsFolder = ({ folder }: Suite): string => join(folder, "kill-points");

export function suiteFromEnvironment(env: NodeJS.ProcessEnv, standard = LOCAL): Suite {
  const name = env.DURE_SUITE || standard.name;
  const base = Number(env.DURE_PORT || standard.base);
  const domain = env.DURE_DOMAIN ?? standard.domain;
  if (!/^[\w-]+$/.test(name)) throw new Error(`DURE_SUITE is a plain name, not "${name}".`);
  if (!Number.isInteger(base) || base < 1024 || base > 65_000)
    throw new Error(`DURE_PORT is a port, not "${env.DURE_PORT}".`);
  if (!/^([a-z\d-]+(\.[a-z\d-]+)*)?$/.test(domain)) throw new Error(`DURE_DOMAIN is a domain or "", not "${domain}".`);
  const { uncheckedPasswords } = standard;
  return { name, base, folder: join(ROOT, ".dure", name), uncheckedPasswords, at: addresses(base, domain) };
}
