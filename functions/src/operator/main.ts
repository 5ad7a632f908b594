import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import type { Terminal } from "./run-command";

const EMULATORS = ["FIRESTORE_EMULATOR_HOST", "FIREBASE_AUTH_EMULATOR_HOST", "CLOUD_TASKS_EMULATOR_HOST"];

const args = process.argv.slice(2);
const { project } = parseArgs({ args, options: { project: { type: "string" } }, strict: false }).values;
if (typeof project === "string") {
  process.env.GCLOUD_PROJECT = project;
  for (const name of EMULATORS) delete process.env[name];
}

async function ask(question: string): Promise<boolean> {
  const target = process.env.FIRESTORE_EMULATOR_HOST ? "the local stack" : `the project ${process.env.GCLOUD_PROJECT}`;
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await reader.question(`On ${target}. ${question} (y/N) `);
  reader.close();
  return answer.trim().toLowerCase() === "y";
}

const terminal: Terminal = {
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
  ask: process.stdin.isTTY ? ask : undefined,
};

// The product's code connects to its project when it is loaded.
const [{ runCommand }, { commands }] = await Promise.all([import("./run-command"), import("./commands/commands")]);
const code = await runCommand(commands, args, terminal).catch((error: unknown) => {
  terminal.complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return 1;
});
process.exit(code);
