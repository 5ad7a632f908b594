import type { SerializedError } from "vitest";
import type { Reporter, TestCase, TestModule } from "vitest/node";

const SLOWEST = 20;

interface TimedFile {
  stage: string;
  path: string;
  startMs: number;
  endMs: number;
}

/** Prints the time of each stage and the slowest files after a run. */
export default class RunReport implements Reporter {
  private readonly startedMs = new Map<string, number>();
  private readonly files: TimedFile[] = [];
  private readonly flaky: string[] = [];

  onTestModuleStart({ id }: TestModule) {
    this.startedMs.set(id, this.startedMs.get(id) ?? Date.now());
  }

  onTestModuleQueued({ id }: TestModule) {
    this.startedMs.set(id, Date.now());
  }

  onTestModuleEnd({ id, relativeModuleId, project }: TestModule) {
    const endMs = Date.now();
    const startMs = this.startedMs.get(id) ?? endMs;
    this.files.push({ stage: project.name, path: relativeModuleId, startMs, endMs });
  }

  onTestCaseResult(test: TestCase) {
    if (!test.diagnostic()?.flaky) return;
    const [error] = test.result().errors ?? [];
    this.flaky.push(`${test.module.relativeModuleId}: ${test.fullName}`, `  ${describeError(error)}`);
  }

  onTestRunEnd() {
    if (this.files.length > 0) console.log(describeRun(this.files, this.flaky));
  }
}

/**
 * A stage lasts from the start of its first file to the end of its last.
 * @param flaky the tests that passed at their second try, with what failed at the first
 */
export function describeRun(files: readonly TimedFile[], flaky: readonly string[] = []): string {
  const stages = [...Map.groupBy(files, ({ stage }) => stage)].map(([stage, its]) => {
    const lengthMs = Math.max(...its.map(({ endMs }) => endMs)) - Math.min(...its.map(({ startMs }) => startMs));
    return `${seconds(lengthMs)}  ${stage}, ${its.length} ${its.length === 1 ? "file" : "files"}`;
  });
  const slowest = files
    .toSorted((a, b) => b.endMs - b.startMs - (a.endMs - a.startMs))
    .slice(0, SLOWEST)
    .map(({ path, startMs, endMs }) => `${seconds(endMs - startMs)}  ${path}`);
  const unsteady = flaky.length > 0 ? ["Flaky: passed at the second try", ...flaky, ""] : [];
  return ["", "Stages", ...stages, "", "Slowest files", ...slowest, "", ...unsteady].join("\n");
}

function describeError(error: SerializedError | undefined): string {
  const [message = "no error was kept"] = error?.message.split("\n") ?? [];
  const [, place = ""] = /(tests\/\S+:\d+):\d+/.exec(error?.stack ?? "") ?? [];
  return place ? `${message} (${place})` : message;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`.padStart(10);
