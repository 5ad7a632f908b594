import { expect, test } from "vitest";
import { answerFailedStarts } from "./answer-failed-starts.ts";

const emulatorThat = (handle: (response: Answered) => void) => {
  class FunctionsEmulator {
    async handleHttpsTrigger(_: unknown, response: Answered) {
      handle(response);
    }
  }
  expect(answerFailedStarts({ FunctionsEmulator })).toBeUndefined();
  return new FunctionsEmulator();
};

class Answered {
  headersSent = false;
  code = 0;
  status(code: number) {
    this.code = code;
    this.headersSent = true;
    return { send: () => undefined };
  }
}

test("a call whose function did not start is answered with 500, so that it is retried", async () => {
  const response = new Answered();
  await emulatorThat(() => {}).handleHttpsTrigger({}, response);
  expect(response.code).toBe(500);
});

test("a response of the function is unchanged", async () => {
  const response = new Answered();
  await emulatorThat((given) => given.status(204)).handleHttpsTrigger({}, response);
  expect(response.code).toBe(204);
});

test("an unknown version of firebase-tools is reported", () => {
  expect(answerFailedStarts({})).toContain("not answered");
});
