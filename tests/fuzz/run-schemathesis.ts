import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { suite } from "../support/suite/suite";

const VERSION = "4.32.5";
const HERE = import.meta.dirname;

type Run = {
  /** The API's document, without what schemathesis can't read. */
  documentFile: string;
  /** The caller's token; undefined for a visitor. */
  idToken: string | undefined;
  /** The most random calls for each operation, in addition to the calls that cover its schema. */
  callsPerOperation: number;
  seed: number;
  reportFolder: string;
  /** The only paths to call, one call at a time. If it is missing, all paths are called, several at a time. */
  paths?: readonly string[];
};

/** Paths that end the session, after which every call with the same token would be refused. */
const ENDS_SESSION = "^/users/(sign-out|sessions|second-factor)";

/** Whether a caller with a session never calls the path, because it ends the session. */
export const endsSession = (path: string): boolean => new RegExp(ENDS_SESSION).test(path);

/**
 * Lets schemathesis call every operation of the API's document with generated values, valid and invalid ones. Only
 * server errors (5xx) are faults.
 * @returns whether there were no faults, and no operation was broken off
 */
export async function runSchemathesis({
  documentFile,
  idToken,
  callsPerOperation,
  seed,
  reportFolder,
  paths,
}: Run): Promise<boolean> {
  const args = [
    ...["run", documentFile, "--url", suite.apiUrl],
    ...["--checks", "not_a_server_error", "--phases", "examples,coverage,fuzzing", "--workers", paths ? "1" : "4"],
    ...["--max-examples", String(callsPerOperation), "--seed", String(seed), "--generation-deterministic"],
    ...["--continue-on-failure", "--no-shrink", "--request-timeout", "20", "--suppress-health-check", "all"],
    ...["--report", "junit", "--report-dir", reportFolder, "--warnings", "off"],
    ...(paths ?? []).flatMap((path) => ["--include-path", path]),
    ...(idToken ? ["--header", `Authorization: Bearer ${idToken}`, "--exclude-path-regex", ENDS_SESSION] : []),
  ];
  const child = spawn(findSchemathesis(), args, {
    cwd: HERE,
    env: { ...process.env, SCHEMATHESIS_HOOKS: "sendable_calls", PYTHONPATH: HERE },
    stdio: "inherit",
  });
  const code = await new Promise<number | null>((done, fail) => child.once("error", fail).once("exit", done));
  return code === 0;
}

/** The path of schemathesis: DURE_SCHEMATHESIS, or a copy in the cache, installed with Python 3.10 or newer. */
function findSchemathesis(): string {
  const folder = join(process.env.DURE_CACHE ?? ".dure", `schemathesis-${VERSION}`);
  const found = process.env.DURE_SCHEMATHESIS ?? join(folder, "bin", "schemathesis");
  if (existsSync(found)) return found;
  console.log(`Installing schemathesis ${VERSION} with pip.`);
  run("python3", "-m", "venv", folder);
  run(join(folder, "bin", "pip"), "install", "--quiet", `schemathesis==${VERSION}`);
  return found;
}

function run(command: string, ...args: string[]): void {
  const { status, error } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) throw new Error(`${command} failed: schemathesis needs Python 3.10 with venv.`, { cause: error });
}
