import type { Command } from "./command";

const COMMON = `Every command takes
  --project <id>  the Firebase project; without it the local stack at DURE_PORT
  --json          the answer on one line, for programs
and one that changes something
  --as <e-mail>   who makes the change, for the audit log
  --dry-run       only says what would change
  --yes           doesn't ask`;

const lineOf = ({ name, usage }: Command) => `npm run operator -- ${[name, usage].filter(Boolean).join(" ")}`;

export const helpOf = (command: Command): string => `${lineOf(command)}\n\n${command.summary}\n\n${COMMON}`;

export const helpOfAll = (commands: readonly Command[]): string =>
  [...commands.map((command) => `${lineOf(command)}\n    ${command.summary}`), COMMON].join("\n");
