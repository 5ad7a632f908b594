// The entry point of every npm script. It runs on Node 20 without dependencies, finds Node 24, installs the packages of
// package-lock.json, and runs the command under Node 24.
import { spawn, spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const root = resolve(import.meta.dirname, "..");
const cache = process.env.DURE_CACHE || join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "dure");
const installLog = join(root, ".dure", "install.log");
const NODE_MAJOR = 24;
/** Benches of pure functions, which need no suite: it would only slow them down. */
const WITHOUT_SUITE = new Set(["slots", "routing"]);

const [command, ...given] = process.argv.slice(2);
/** Prints what otherwise goes to log files. */
const isVerbose = given.includes("--verbose") || process.env.DURE_VERBOSE === "1";
const args = given.filter((word) => word !== "--verbose");
const steps = { start, exec, test, verify, openapi, operator, bench, check, screens, fuzz, dev };
if (!command || !Object.hasOwn(steps, command)) fail(`Say one of: ${Object.keys(steps).join(", ")}.`);

const node = findNode();
install();
const env = {
  ...process.env,
  DURE_CACHE: cache,
  // What Node compiles is kept for its next process: a stack starts dozens.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(cache, "compiled"),
  ...(isVerbose && { DURE_VERBOSE: "1" }),
  PATH: [dirname(node), join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
};
const running = new Set();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    // With a child running, its exit ends this process.
    if (running.size === 0) process.exit(1);
  });
}
process.exitCode = await steps[command](args);

function start(rest) {
  return runAll([tsx("emulators/src/start.ts", ...rest)]);
}
/** Starts a suite, runs a command with its addresses in the environment, and stops the suite. */
function exec(rest) {
  return runAll([tsx("emulators/src/exec.ts", ...rest)]);
}
function test(rest) {
  return runAll([tsx("emulators/src/test.ts", ...rest)]);
}
function verify(rest) {
  return runAll([tsx("emulators/src/verify.ts", ...rest)]);
}
function openapi(rest) {
  return runAll([tsx("tests/openapi.ts", ...rest)]);
}
/** Commands for whoever operates the product; docs/operator.md has them. */
function operator(rest) {
  return runAll([tsx("emulators/src/operator.ts", ...rest)]);
}
function bench([name, ...rest]) {
  if (!name || !existsSync(join(root, "tests", "bench", `${name}.ts`)))
    fail(`There is no tests/bench/${name ?? ""}.ts.`);
  if (WITHOUT_SUITE.has(name)) return runAll([tsx(`tests/bench/${name}.ts`, ...rest)]);
  return exec(["tsx", `tests/bench/${name}.ts`, ...rest]);
}
/** Inspects the suite that is running at DURE_PORT. */
function check([name, ...rest]) {
  if (!name || !existsSync(join(root, "tests", "check", `${name}.ts`)))
    fail(`There is no tests/check/${name ?? ""}.ts.`);
  return runAll([tsx(`tests/check/${name}.ts`, ...rest)]);
}
function screens(rest) {
  return exec(["tsx", "tests/screens/main.ts", ...rest]);
}
function fuzz(rest) {
  return exec(["tsx", "tests/fuzz/main.ts", ...rest]);
}

/** The app with hot reload, beside a stack that is running at DURE_PORT. */
function dev(rest) {
  return runAll([[join(root, "node_modules/vite/bin/vite.js"), join(root, "web"), "--host", "127.0.0.1", ...rest]]);
}

function tsx(file, ...rest) {
  const loader = pathToFileURL(join(root, "node_modules", "tsx", "dist", "loader.mjs")).href;
  return ["--import", loader, join(root, file), ...rest];
}

async function runAll(commands) {
  for (const nodeArgs of commands) {
    const code = await run(nodeArgs);
    if (code !== 0) return code;
  }
  return 0;
}

function run(nodeArgs) {
  return new Promise((done) => {
    const child = spawn(node, nodeArgs, { cwd: root, env, stdio: "inherit" });
    running.add(child);
    child.on("exit", (code, signal) => {
      running.delete(child);
      done(code ?? (signal ? 1 : 0));
    });
  });
}

function findNode() {
  if (Number(process.versions.node.split(".")[0]) >= NODE_MAJOR) return process.execPath;
  const platform = process.platform === "win32" ? "win" : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const prefix = join(cache, `node${NODE_MAJOR}`);
  const found = join(prefix, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (!existsSync(found)) {
    const startedMs = Date.now();
    if (!npm(["install", "--prefix", prefix, `${name}@${NODE_MAJOR}`])) failLogged(`${name} could not be fetched.`);
    printStep("Node", startedMs, `${NODE_MAJOR}, beside this ${process.versions.node}`);
  }
  return found;
}

function install() {
  if (installed()) return;
  const startedMs = Date.now();
  // `npm ci` needs every platform's optional packages, and some registries lack some of them: then `npm install`.
  const fresh = !existsSync(join(root, "node_modules"));
  const isDone = (fresh && npm(["ci"], node)) || npm(["install", "--no-save"], node);
  if (!isDone) failLogged("The packages could not be installed.");
  printStep("Install", startedMs);
}

/** Prints to stderr, because stdout belongs to the command, as in `npm run -s openapi > openapi.json`. */
function printStep(name, startedMs, result = "") {
  const seconds = ((Date.now() - startedMs) / 1000).toFixed(1);
  console.error(`  ${name.padEnd(12)}${seconds.padStart(7)} s  ${result}`.trimEnd());
}

/** Whether package-lock.json is installed. npm lists the installed packages in node_modules/.package-lock.json. */
function installed() {
  const written = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(written)) return false;
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  const present = JSON.parse(readFileSync(written, "utf8")).packages;
  return Object.entries(wanted).every(
    ([path, { version, link, optional, peer }]) =>
      !path.startsWith("node_modules/") ||
      link ||
      (present[path] ? present[path].version === version : optional || peer),
  );
}

/** Runs the npm that started this script, under the given Node; else the npm on the path. */
function npm(npmArgs, under = process.execPath) {
  const cli = process.env.npm_execpath;
  const [command, ...first] = cli?.endsWith(".js") ? [under, cli] : ["npm"];
  mkdirSync(dirname(installLog), { recursive: true });
  const output = isVerbose ? process.stderr : openSync(installLog, "a");
  const { status } = spawnSync(command, [...first, ...npmArgs, "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: ["inherit", output, output],
    shell: command === "npm" && process.platform === "win32",
  });
  if (!isVerbose) closeSync(output);
  return status === 0;
}

/** Exits with the last lines of npm's output. */
function failLogged(message) {
  const said = isVerbose ? "" : readFileSync(installLog, "utf8").trimEnd().split("\n").slice(-20).join("\n");
  fail(`${message} See ${relative(root, installLog)}\n\n${said}`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
