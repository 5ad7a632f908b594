import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** Installed browsers. The headless shell comes first: its pages take two thirds of the full browser's CPU time. */
const INSTALLED = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** Options that prevent Chromium's own network requests. */
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
 * Launches Chromium: DURE_CHROMIUM, else an installed one, else Debian's by apt where possible, else Playwright's
 * download.
 * @param more further options of its command line
 */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  // Chromium draws nothing under a preloaded clock library: shiftDate shifts its pages instead.
  const { LD_PRELOAD: _, ...env } = process.env;
  return chromium.launch({ executablePath: findChromium(), args: [...QUIET, ...more], env });
}

/** The path of Chromium. Installs it if it is missing, so it must not run in two processes at once. */
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
    // Some distributions have no package for the shell.
    run("apt-get", "install", "-y", "-qq", "chromium", "fonts-noto-cjk");
    return "/usr/bin/chromium";
  }
}

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
