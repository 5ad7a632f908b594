import { type ChildProcess, spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { afterAll, expect, test } from "vitest";
import { addresses, PROJECT_ID } from "../../emulators/src/addresses";
import { PASSWORD, PEOPLE } from "../../emulators/src/seed/people";
import { connect } from "../../emulators/src/seed/session";
import { suite } from "../support/suite/suite";

const ROOT = new URL("../../", import.meta.url).pathname;
const NAME = "restart";
const BASE = Number(new URL(suite.appUrl).port) + 50;
/** More teams than the Auth emulator lists on one page: unpatched, firebase-tools exports the first page only. */
const COMPANIES = 25;

const at = addresses(BASE);
let running: ChildProcess | undefined;

afterAll(async () => {
  if (running) await stop(running);
  await rm(`${ROOT}.dure/${NAME}`, { recursive: true, force: true });
});

test("teams and their accounts survive a restart; Ctrl-C leaves nothing behind", async () => {
  running = await start("--fresh");
  for (let company = 0; company < COMPANIES; company += 1) await createTenant();
  await signInAll();
  await stop(running);
  await expect(fetch(at.api)).rejects.toThrow();

  running = await start();
  await signInAll();
}, 600_000);

async function createTenant(): Promise<void> {
  const path = `identitytoolkit.googleapis.com/v2/projects/${PROJECT_ID}/tenants`;
  const answer = await fetch(`${at.auth.url}/${path}`, {
    method: "POST",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ displayName: "company", allowPasswordSignup: true }),
  });
  expect(answer.status).toBe(200);
}

async function signInAll(): Promise<void> {
  for (const { email } of PEOPLE)
    expect(await connect(at).identity.checkPassword({ body: { email, password: PASSWORD } })).toMatchObject({
      team_slug: "hanbit",
    });
}

function start(...args: string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [`${ROOT}emulators/bootstrap.mjs`, "start", ...args], {
    cwd: ROOT,
    env: { ...process.env, DURE_PORT: String(BASE), DURE_SUITE: NAME },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((done, fail) => {
    child.stdout?.on("data", (text) => String(text).includes("Dure runs") && done(child));
    child.once("exit", (code) => fail(new Error(`It ended with ${code} before it ran.`)));
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once("exit", () => done());
    child.kill("SIGINT");
  });
}
