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

test("a call whose function did not start is answered, so that it is tried again", async () => {
  const response = new Answered();
  await emulatorThat(() => {}).handleHttpsTrigger({}, response);
  expect(response.code).toBe(500);
});

test("an answer of the function stays as it is", async () => {
  const response = new Answered();
  await emulatorThat((given) => given.status(204)).handleHttpsTrigger({}, response);
  expect(response.code).toBe(204);
});

test("a version that has changed inside is told", () => {
  expect(answerFailedStarts({})).toContain("not answered");
});
