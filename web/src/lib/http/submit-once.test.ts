import { expect, test } from "vitest";
import { DOUBLE_CLICK_MS, submitOnce } from "./submit-once";

function start() {
  let clock = 0;
  const answers: { resolve: (answer: number) => void; reject: (reason: Error) => void }[] = [];
  const once = submitOnce<unknown, number>(() => clock);
  return {
    answers,
    pass: (ms: number) => {
      clock += ms;
    },
    submit: (input: unknown) =>
      once(input, () => new Promise<number>((resolve, reject) => answers.push({ resolve, reject }))),
  };
}

test("a repeated submit during the first one is not sent, and gets the same answer", async () => {
  const { submit, answers } = start();
  const both = [submit({ name: "두레" }), submit({ name: "두레" })];
  expect(answers).toHaveLength(1);
  answers[0]?.resolve(7);
  expect(await Promise.all(both)).toEqual([7, 7]);
});

test("the second click of a double click is not sent after a quick answer either", async () => {
  const { submit, answers, pass } = start();
  const first = submit("a");
  answers[0]?.resolve(1);
  await first;
  pass(DOUBLE_CLICK_MS - 1);
  expect(await submit("a")).toBe(1);
  pass(1);
  void submit("a");
  expect(answers).toHaveLength(2);
});

test("on, off and on again are three submits", () => {
  const { submit, answers } = start();
  for (const on of [true, false, true]) void submit({ on });
  expect(answers).toHaveLength(3);
});

test("the same submit can be repeated at once after a failure", async () => {
  const { submit, answers } = start();
  const first = submit("a");
  answers[0]?.reject(new Error("offline"));
  await expect(first).rejects.toThrow("offline");
  void submit("a");
  expect(answers).toHaveLength(2);
});

test("two files are two submits", () => {
  const { submit, answers } = start();
  void submit({ file: new File(["a"], "a.png", { lastModified: 1 }) });
  void submit({ file: new File(["b"], "b.png", { lastModified: 1 }) });
  expect(answers).toHaveLength(2);
});

test("two popups are two submits", () => {
  const { submit, answers } = start();
  void submit(Promise.resolve("granted"));
  void submit(Promise.resolve("granted"));
  expect(answers).toHaveLength(2);
});
