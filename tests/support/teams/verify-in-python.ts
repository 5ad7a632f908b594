import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const PAGE = new URL("../../../docs/webhooks.md", import.meta.url);

/** Whether this machine runs Python. */
export const hasPython = (): boolean => spawnSync("python3", ["--version"]).status === 0;

/** The documentation's sample that needs no library. */
function sample(): string {
  const found = [...readFileSync(PAGE, "utf8").matchAll(/```python\n([\s\S]*?)```/g)].map(([, code = ""]) => code);
  const code = found.find((one) => one.includes("def verify("));
  if (!code) throw new Error("docs/webhooks.md has no sample in Python.");
  return code;
}

const ASK = `
import json, sys
calls = json.load(sys.stdin)
print(json.dumps([verify(one["secret"], one["headers"], one["body"].encode()) for one in calls]))
`;

type Call = { secret: string; headers: Record<string, unknown>; body: string };

/** Runs the sample of docs/webhooks.md on some calls. @returns for each call whether its signature is valid */
export function verifyInPython(calls: Call[]): boolean[] {
  const { stdout, stderr, status } = spawnSync("python3", ["-c", sample() + ASK], {
    input: JSON.stringify(calls),
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}
