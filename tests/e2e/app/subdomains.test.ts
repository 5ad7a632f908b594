import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { suite } from "../../support/suite/suite";

const ROOT = new URL("../../../", import.meta.url).pathname;
const BASE = Number(new URL(suite.appUrl).port) + 100;

test("the main flow works when each team has its own sub-domain", async () => {
  const env = { ...process.env, DURE_DOMAIN: "localhost", DURE_SUITE: "subdomains", DURE_PORT: String(BASE) };
  const { code, output } = await run({ ...withoutAddresses(env) });
  expect(code, output).toBe(0);
}, 600_000);

/** Removes this stack's addresses, because the nested run starts its own stack. */
const withoutAddresses = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(VITEST|DURE_\w+_URL|\w+_EMULATOR_HOST|GCLOUD_PROJECT)/.test(name)),
  );

function run(env: NodeJS.ProcessEnv): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [`${ROOT}emulators/bootstrap.mjs`, "test"], { cwd: ROOT, env });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => output.push(String(part)));
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("exit", (code) => done({ code, output: output.join("") }));
  });
}
