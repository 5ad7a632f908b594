// The entry of every npm script. It runs on Node 20 without any dependency: it finds Node 24, installs what
// package-lock.json asks for, and goes on under that Node.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const root = resolve(import.meta.dirname, "..");
const cache = process.env.DURE_CACHE || join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "dure");
const NODE_MAJOR = 24;
/** Benches of pure functions: a suite beside them would only take their time. */
const WITHOUT_SUITE = new Set(["slots", "routing"]);

const [command, ...args] = process.argv.slice(2);
const steps = { start, exec, test, verify, openapi, bench, check, screens };
if (!command || !Object.hasOwn(steps, command)) fail(`Say one of: ${Object.keys(steps).join(", ")}.`);

const node = findNode();
install();
const env = {
  ...process.env,
  DURE_CACHE: cache,
  PATH: [dirname(node), join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
};
const running = new Set();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    // Without a child nobody else ends this process.
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
/** Reporters that are asked for take the default one's place; ours tells the times in any case. */
function test(rest) {
  const isAsked = rest.some((word) => word.startsWith("--reporter"));
  const reporters = [...(isAsked ? [] : ["--reporter=default"]), "--reporter=./tests/support/run/run-report.ts"];
  return exec(["vitest", "run", ...rest, ...reporters]);
}
function verify(rest) {
  return runAll([tsx("emulators/src/verify.ts", ...rest)]);
}
function openapi(rest) {
  return runAll([tsx("tests/openapi.ts", ...rest)]);
}
function bench([name, ...rest]) {
  if (!name || !existsSync(join(root, "tests", "bench", `${name}.ts`)))
    fail(`There is no tests/bench/${name ?? ""}.ts.`);
  if (WITHOUT_SUITE.has(name)) return runAll([tsx(`tests/bench/${name}.ts`, ...rest)]);
  return exec(["tsx", `tests/bench/${name}.ts`, ...rest]);
}
/** Looks into the suite that is running at DURE_PORT. */
function check([name, ...rest]) {
  if (!name || !existsSync(join(root, "tests", "check", `${name}.ts`)))
    fail(`There is no tests/check/${name ?? ""}.ts.`);
  return runAll([tsx(`tests/check/${name}.ts`, ...rest)]);
}
function screens(rest) {
  return exec(["tsx", "tests/screens.ts", ...rest]);
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
    console.error(
      `Node ${process.versions.node} is running, the product needs ${NODE_MAJOR}: fetching ${name} into ${prefix}`,
    );
    if (!npm(["install", "--prefix", prefix, `${name}@${NODE_MAJOR}`])) fail(`${name} could not be fetched.`);
  }
  return found;
}

function install() {
  if (installed()) return;
  console.error("Installing the packages of package-lock.json");
  // `npm ci` wants every platform's optional packages in the lock, and not every registry has them all.
  const fresh = !existsSync(join(root, "node_modules"));
  if (fresh && npm(["ci"], node)) return;
  if (!npm(["install", "--no-save"], node)) fail("npm install failed.");
}

/** npm keeps what it installed in node_modules/.package-lock.json. */
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

/** The npm that called us, under the Node that the packages are for; else the one on the path. */
function npm(npmArgs, under = process.execPath) {
  const cli = process.env.npm_execpath;
  const [command, ...first] = cli?.endsWith(".js") ? [under, cli] : ["npm"];
  const { status } = spawnSync(command, [...first, ...npmArgs, "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: root,
    // What a command prints is its own: `npm run -s openapi > openapi.json`.
    stdio: ["inherit", process.stderr, "inherit"],
    shell: command === "npm" && process.platform === "win32",
  });
  return status === 0;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
