import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const INSTALLED = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

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

function findChromium(): string {
  const known = [process.env.DURE_CHROMIUM ?? "", ...INSTALLED].find((path) => path !== "" && existsSync(path));
  if (known) return known;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium with apt, and a font that has Korean.");
    run("apt-get", "update", "-qq");
    run("apt-get", "install", "-y", "-qq", "chromium", "fonts-noto-cjk");
    return "/usr/bin/chromium";
  }
  if (!existsSync(chromium.executablePath())) run("npx", "playwright-core", "install", "chromium");
  return chromium.executablePath();
}

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
