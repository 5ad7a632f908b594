import { commands } from "../../../functions/src/operator/commands/commands";
import { runCommand } from "../../../functions/src/operator/run-command";
import "./admin";
import "./product-config";

export type Operated = { code: number; answer: unknown; complaint: string };

/** Runs an operator's command in this process: starting one for each takes seconds on a busy machine. */
export async function operate(...args: string[]): Promise<Operated> {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await runCommand(commands, [...args, "--json"], {
    print: (text) => printed.push(text),
    complain: (text) => complaints.push(text),
    ask: undefined,
  });
  return { code, answer: JSON.parse(printed.join("") || "null"), complaint: complaints.join("\n") };
}

/** Runs a command that changes something, as an operator, without the confirmation prompt. */
export const change = (...args: string[]): Promise<Operated> => operate(...args, "--as", OPERATOR, "--yes");

export const OPERATOR = "ops@dure.test";
