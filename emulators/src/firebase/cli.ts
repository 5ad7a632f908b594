// Runs firebase-tools with patches for which it has no options. Runs under plain Node, because a loader would slow
// firebase-tools down.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter } from "node:path";
import { answerFailedRequests } from "./answer-failed-requests.ts";
import { answerFailedStarts } from "./answer-failed-starts.ts";
import { compileLazily } from "./compile-lazily.ts";
import { containErrors } from "./contain-errors.ts";
import { controlTasks } from "./control-tasks.ts";
import { exportAllTenants } from "./export-all-tenants.ts";
import { honourScheduleTimes } from "./honour-schedule-times.ts";
import { limitHeap } from "./limit-heap.ts";
import { missUnreadableFiles } from "./miss-unreadable-files.ts";
import { nameCaller } from "./name-caller.ts";
import { patchAuthHost } from "./patch-auth-host.ts";
import { patchSignedUrls } from "./patch-signed-urls.ts";
import { shareWorkers } from "./share-workers.ts";
import { skipDebugLog } from "./skip-debug-log.ts";
import { streamObjects } from "./stream-objects.ts";

const require = createRequire(import.meta.url);
const { DURE_PID_FILE, DURE_JAVA_FOLDER, DURE_AUTH_HOST, DURE_VERBOSE, DURE_RETRY_DELAY_FACTOR, DURE_KILL_POINTS } =
  process.env;

// The launcher sends signals to this process, because hidane, its parent, ignores them.
if (DURE_PID_FILE) writeFileSync(DURE_PID_FILE, String(process.pid));
// hidane has put its own `java` first; ours goes before it.
if (DURE_JAVA_FOLDER) process.env.PATH = `${DURE_JAVA_FOLDER}${delimiter}${process.env.PATH}`;
// If the launcher is killed, stdin closes and nobody reads our output: stop cleanly.
process.stdin.on("end", () => process.kill(process.pid, "SIGTERM")).resume();
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

const internals = {
  ...require("firebase-tools/lib/emulator/functionsRuntimeWorker.js"),
  ...require("firebase-tools/lib/emulator/functionsEmulator.js"),
  ...require("firebase-tools/lib/emulator/taskQueue.js"),
  ...require("firebase-tools/lib/emulator/tasksEmulator.js"),
};
const authServer = createRequire(require.resolve("firebase-tools/lib/emulator/auth/server.js"));
const hosting = createRequire(require.resolve("firebase-tools/lib/serve/hosting.js"));
const fileProvider = hosting.resolve("superstatic/lib/providers/fs.js");
hosting(fileProvider);
const storageShared = require("firebase-tools/lib/emulator/storage/apis/shared.js");
const warnings = [
  !DURE_VERBOSE && skipDebugLog(require("firebase-tools/lib/logger.js")),
  // Patch before honourScheduleTimes, so that a task is counted when its time has come.
  controlTasks(internals, Number(DURE_RETRY_DELAY_FACTOR || 1)),
  honourScheduleTimes(internals),
  shareWorkers(internals, Number(process.env.DURE_INSTANCES || 1)),
  answerFailedStarts(internals),
  limitHeap(internals),
  nameCaller(internals),
  DURE_AUTH_HOST && patchAuthHost(internals, DURE_AUTH_HOST),
  compileLazily(authServer("exegesis-express")),
  exportAllTenants(require("firebase-tools/lib/emulator/auth/operations.js")),
  streamObjects(require("firebase-tools/lib/emulator/storage/files.js"), storageShared),
  patchSignedUrls(storageShared),
  missUnreadableFiles(require.cache[fileProvider]),
  answerFailedRequests(require("firebase-tools/lib/emulator/storage/apis/firebase.js"), "createFirebaseEndpoints"),
  answerFailedRequests(require("firebase-tools/lib/emulator/storage/apis/gcloud.js"), "createCloudEndpoints"),
  containErrors(require("firebase-tools/lib/errorOut.js"), require("firebase-tools/lib/emulator/registry.js")),
];
for (const warning of warnings) {
  if (warning) console.warn(`firebase-tools has changed inside. ${warning}`);
}

// The functions' processes inherit NODE_OPTIONS. This process forwards requests with additional headers, so their limit
// must be higher: otherwise they would cut connections that should be answered with 431.
const options = [process.env.NODE_OPTIONS, "--max-http-header-size=32768"];
options.push(`--import=${new URL("flush-compile-cache.ts", import.meta.url).href}`);
if (DURE_KILL_POINTS) options.push(`--import=${new URL("kill-points.ts", import.meta.url).href}`);
process.env.NODE_OPTIONS = options.filter(Boolean).join(" ");

require("firebase-tools/lib/bin/firebase.js");
