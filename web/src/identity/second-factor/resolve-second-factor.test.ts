import { FirebaseError } from "firebase/app";
import { expect, test, vi } from "vitest";
import { CallError } from "../../lib/call-error";
import { type Answer, resolveSecondFactor, SecondFactorCancelled } from "./resolve-second-factor";

const wrong = new FirebaseError("auth/invalid-verification-code", "");

function challenge(answers: Answer[], results: (string | Error)[]) {
  const asked: (string | undefined)[] = [];
  const [onWrong, onQuota] = [vi.fn(), vi.fn()];
  const result = resolveSecondFactor({
    ask: async (failed) => {
      asked.push(failed);
      return answers.shift() ?? { kind: "cancelled" };
    },
    enter: async () => {
      const one = results.shift() ?? "none";
      if (one instanceof Error) throw one;
      return one;
    },
    onWrong,
    onQuota,
  });
  return { result, asked, onWrong, onQuota };
}

const code = (digits: string): Answer => ({ kind: "code", code: digits });

test("a right code signs in at once", async () => {
  const { result, asked, onWrong } = challenge([code("111111")], ["in"]);
  expect(await result).toBe("in");
  expect(asked).toEqual([undefined]);
  expect(onWrong).not.toHaveBeenCalled();
});

test("a wrong code is reported, and asked for again with an error", async () => {
  const { result, asked, onWrong } = challenge([code("000000"), code("111111")], [wrong, "in"]);
  expect(await result).toBe("in");
  expect(asked).toEqual([undefined, "code"]);
  expect(onWrong.mock.calls).toEqual([[code("000000")]]);
});

test("a wrong recovery code is asked for again, too", async () => {
  const refusal = new CallError("A-PN-0015", "", 406);
  const { result, asked } = challenge(
    [
      { kind: "recovery", code: "x" },
      { kind: "recovery", code: "y" },
    ],
    [refusal, "in"],
  );
  expect(await result).toBe("in");
  expect(asked).toEqual([undefined, "recovery"]);
});

test.each([
  ["Identity Platform", new FirebaseError("auth/too-many-requests", "")],
  ["the server", new CallError("A-PN-0016", "", 429)],
])("too many codes for %s end the sign-in with a notice", async (_who, error) => {
  const { result, onQuota, onWrong } = challenge([code("000000")], [error]);
  await expect(result).rejects.toBeInstanceOf(SecondFactorCancelled);
  expect(onQuota).toHaveBeenCalledExactlyOnceWith(error);
  expect(onWrong).not.toHaveBeenCalled();
});

test("canceling ends the sign-in", async () => {
  await expect(challenge([], []).result).rejects.toThrow("OTP input cancelled");
});

test("another failure is passed on", async () => {
  const down = new TypeError("network");
  await expect(challenge([code("111111")], [down]).result).rejects.toBe(down);
});
