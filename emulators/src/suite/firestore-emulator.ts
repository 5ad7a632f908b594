import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { promisify } from "node:util";
import { LoggedFailure, printStatus, runLogged } from "./progress";
import { CACHE, type Suite } from "./settings";

export interface FirestoreEmulator {
  /** One line for the user: which emulator, and where it is. */
  description: string;
  /** Prefix of firebase-tools' command line. */
  prefix: string[];
  /** Whether Java 21 is installed, so that the Storage emulator can use its own rules runtime. */
  realJava: boolean;
  env: Record<string, string>;
}

/** Finds the first Firestore emulator that is installed or can be installed. */
export async function findFirestoreEmulator(env: NodeJS.ProcessEnv, { folder }: Suite): Promise<FirestoreEmulator> {
  const asked = env.DURE_FIRESTORE_EMULATOR;
  if (asked) return fromSetting(asked);
  const present = onPath("hidane", env.PATH ?? "") ?? existing(join(CACHE, "hidane", "bin", "hidane"));
  if (present) return hidane(present);
  if ((await javaMajor()) >= 21 && (await officialReachable())) return official();
  const log = join(folder, "emulator.log");
  return hidane((await fromNpm(log)) ?? (await fromCargo(log)));
}

function fromSetting(asked: string): FirestoreEmulator {
  if (asked === "official") return official();
  const path = resolve(asked);
  if (!existsSync(path)) throw new Error(`DURE_FIRESTORE_EMULATOR names ${path}, which is not there.`);
  if (!path.endsWith(".jar")) return hidane(path);
  return { ...official(), description: path, env: { FIRESTORE_EMULATOR_BINARY_PATH: path } };
}

const hidane = (path: string): FirestoreEmulator => ({
  description: `hidane: ${path}`,
  prefix: [path, "exec", "--"],
  realJava: false,
  env: {},
});

const official = (): FirestoreEmulator => ({
  description: "the official Firestore emulator, on this machine's Java",
  prefix: [],
  realJava: true,
  env: {},
});

function onPath(name: string, path: string): string | undefined {
  return path
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}

const existing = (path: string) => (existsSync(path) ? path : undefined);

/** The major version of Java; 0 without Java. */
async function javaMajor(): Promise<number> {
  try {
    const { stderr } = await promisify(execFile)("java", ["-version"]);
    return Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

async function officialReachable(): Promise<boolean> {
  try {
    await fetch("https://storage.googleapis.com/firebase-preview-drop/", {
      method: "HEAD",
      signal: AbortSignal.timeout(3000),
    });
    return true;
  } catch {
    return false;
  }
}

async function fromNpm(log: string): Promise<string | undefined> {
  const prefix = join(CACHE, "hidane-npm");
  const binary = join(prefix, "node_modules", ".bin", "hidane");
  if (existsSync(binary)) return binary;
  const fetched = await runLogged("npm", ["install", "--prefix", prefix, "hidane", "--no-audit", "--no-fund"], log);
  if (!fetched) printStatus("  npm has no hidane here: cargo builds it, some minutes, once");
  return fetched ? existing(binary) : undefined;
}

async function fromCargo(log: string): Promise<string> {
  const folder = join(CACHE, "hidane");
  const isBuilt = await runLogged("cargo", ["install", "hidane", "--locked", "--root", folder], log);
  if (isBuilt) return join(folder, "bin", "hidane");
  throw new LoggedFailure(
    "No Firestore emulator was found, and none could be fetched. Install Java 21 or newer, or hidane (https://crates.io/crates/hidane), and name it in DURE_FIRESTORE_EMULATOR.",
    log,
  );
}
