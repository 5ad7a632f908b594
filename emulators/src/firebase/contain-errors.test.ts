import { expect, it } from "vitest";
import { problemIn } from "../suite/print-problems";
import { containErrors } from "./contain-errors";

function errorOut({ isRunning }: { isRunning: boolean }) {
  const [ended, lines]: [unknown[], string[]] = [[], []];
  const output = { errorOut: (error: unknown) => void ended.push(error) };
  containErrors(output, { EmulatorRegistry: { isRunning: () => isRunning } }, (line) => lines.push(line));
  output.errorOut(new Error("URI malformed"));
  return { ended, lines };
}

it("an error in a running emulator is reported in one line, and the emulators go on", () => {
  const { ended, lines } = errorOut({ isRunning: true });
  expect(ended).toEqual([]);
  expect(problemIn(lines[0] ?? "")).toBe("An emulator has failed and runs on: URI malformed");
});

it("an error during the start ends the emulators", () => {
  const { ended, lines } = errorOut({ isRunning: false });
  expect(ended).toEqual([new Error("URI malformed")]);
  expect(lines).toEqual([]);
});
