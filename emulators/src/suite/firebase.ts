import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROJECT_ID } from "../addresses";
import { type Child, startChild } from "./child";
import type { FirestoreEmulator } from "./firestore-emulator";
import { printProblems } from "./print-problems";
import { LoggedFailure } from "./progress";
import { findSavedData } from "./saved-data";
import { killPointsFolder, ROOT, type Suite, VERBOSE } from "./settings";

const EMULATORS = "auth,firestore,functions,storage,tasks,eventarc,hosting";
const READY = "All emulators ready";

export interface FirebaseOptions {
  firestore: FirestoreEmulator;
  /** Whether the suite's folder keeps the data across runs. */
  keepData: boolean;
  /** The factor by which delays between attempts of a task are multiplied. */
  retryDelayFactor: number;
  printsProblems: boolean;
}

export interface Firebase {
  /** Resolves when all emulators are ready. */
  ready: Promise<void>;
  /** Resolves with the exit code. */
  exited: Promise<number>;
  stop(): Promise<void>;
}

export async function startFirebase(suite: Suite, options: FirebaseOptions): Promise<Firebase> {
  // Storage emulators with the same temporary folder delete each other's files, and the path of a socket must be short.
  const temporary = await mkdtemp(join(tmpdir(), "dure-"));
  const pidFile = join(suite.folder, "firebase.pid");
  await rm(pidFile, { force: true });
  const [command = "", ...args] = await commandLine(suite, options);
  const child = startChild(command, args, {
    cwd: suite.folder,
    log: logOf(suite),
    echo: VERBOSE,
    env: {
      ...(await javaEnvironment(suite, options.firestore)),
      ...options.firestore.env,
      TMPDIR: temporary,
      DURE_PID_FILE: pidFile,
      // Otherwise discovery uses HTTP, and then waits until that connection times out.
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: "true",
      // In seconds. The default of ten is too short for the functions to load on a busy machine.
      FUNCTIONS_DISCOVERY_TIMEOUT: "90",
      DURE_AUTH_HOST: suite.at.auth.host,
      DURE_RETRY_DELAY_FACTOR: String(options.retryDelayFactor),
      ...(!options.keepData && { DURE_KILL_POINTS: killPointsFolder(suite) }),
      METADATA_SERVER_DETECTION: "none",
      NO_UPDATE_NOTIFIER: "1",
    },
  });
  if (options.printsProblems) printProblems(child, logOf(suite));
  return {
    ready: ready(child, suite),
    exited: child.exited,
    stop: async () => {
      const pid = Number(await readFile(pidFile, "utf8").catch(() => "")) || child.pid;
      await child.stop({ signal: "SIGINT", to: pid, graceMs: options.keepData ? 60_000 : 10_000 });
      await rm(temporary, { recursive: true, force: true });
    },
  };
}

const logOf = ({ folder }: Suite) => join(folder, "firebase.log");

async function commandLine(suite: Suite, { firestore, keepData }: FirebaseOptions): Promise<string[]> {
  const saved = keepData ? await findSavedData(suite) : undefined;
  return [
    ...firestore.prefix,
    process.execPath,
    join(ROOT, "emulators/src/firebase/cli.ts"),
    "emulators:start",
    ...["--project", PROJECT_ID, "--only", EMULATORS],
    // Without two lines for each call of a function.
    ...(VERBOSE ? [] : ["--log-verbosity", "QUIET"]),
    ...(saved ? ["--import", saved] : []),
    ...(keepData ? ["--export-on-exit", join(suite.folder, "data")] : []),
  ];
}

/** Without Java, puts our rules runtime on the path as `java`: the Storage emulator starts it for its rules. */
async function javaEnvironment(suite: Suite, { realJava }: FirestoreEmulator): Promise<Record<string, string>> {
  if (realJava) return {};
  const folder = join(suite.folder, "java");
  await mkdir(folder, { recursive: true });
  const program = join(ROOT, "emulators/src/storage-rules/java");
  await writeFile(join(folder, "java"), `#!/bin/sh\nexec "${program}" "$@"\n`);
  await chmod(join(folder, "java"), 0o755);
  // firebase-tools only checks that the file exists.
  const placeholder = join(folder, "storage-rules-runtime.jar");
  await writeFile(placeholder, "");
  return { DURE_JAVA_FOLDER: folder, STORAGE_EMULATOR_BINARY_PATH: placeholder };
}

function ready(child: Child, suite: Suite): Promise<void> {
  return new Promise((done, fail) => {
    child.onLine((line) => {
      if (!line.includes(READY)) return;
      child.recordDescendants();
      done();
    });
    child.exited.then(() => fail(new LoggedFailure("The emulators ended while starting.", logOf(suite))));
  });
}
