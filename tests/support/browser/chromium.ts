import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** The headless shell first: a page takes two thirds of the processor time that it takes in the whole browser. */
const INSTALLED = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** Without these Chromium asks the network for things that no test needs. */
const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * A real Chromium: DURE_CHROMIUM, an installed one, Debian's by apt when that is possible, else Playwright's own
 * download.
 */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: QUIET });
}

/** The path of Chromium, which is installed first where it is missing. Two processes must not do so at once. */
export function findChromium(): string {
  const known = [process.env.DURE_CHROMIUM ?? "", ...INSTALLED].find((path) => path !== "" && existsSync(path));
  if (known) return known;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) return installByApt();
  if (!existsSync(chromium.executablePath())) run("npx", "playwright-core", "install", "chromium");
  return chromium.executablePath();
}

function installByApt(): string {
  console.log("Installing Chromium with apt, and a font that has Korean.");
  run("apt-get", "update", "-qq");
  try {
    run("apt-get", "install", "-y", "-qq", "chromium-headless-shell", "fonts-noto-cjk");
    return "/usr/bin/chromium-headless-shell";
  } catch {
    // Not every distribution has the shell as a package of its own.
    run("apt-get", "install", "-y", "-qq", "chromium", "fonts-noto-cjk");
    return "/usr/bin/chromium";
  }
}

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
