import { runInSuite } from "./run-in-suite";

const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error("Say which command to run: node emulators/bootstrap.mjs exec <command>");
await runInSuite(command, args);
