import { AppError } from "@dure/domain/shared/error";
import { describe, expect, test } from "vitest";
import { encodeRefusal, toRefusal } from "./refusal";

const TEXT = { ko: "다시 시도해 주세요.", en: "Please try again." };
const answer = (details: unknown) => {
  const error = new AppError("CONFLICT", TEXT, details, "transaction.contention");
  const { code, status, message, data } = toRefusal(error, "en", "r1");
  return { code, status, message, data };
};

describe("a refusal that has a reason", () => {
  test("sends the reason as its details", () =>
    expect(answer(undefined)).toEqual({
      code: "CONFLICT",
      status: 409,
      message: "Please try again.",
      data: { reason: "transaction.contention" },
    }));

  test("adds the reason to details that are an object", () =>
    expect(answer({ id: "a" }).data).toEqual({ id: "a", reason: "transaction.contention" }));

  test("does not add the reason to a list of fields, and translates the messages", () =>
    expect(answer([{ path: "body.title", message: TEXT }]).data).toEqual([
      { path: "body.title", message: "Please try again." },
    ]));

  test("sends no details if there is neither a reason nor details", () =>
    expect(toRefusal(new AppError("NOT_FOUND", TEXT), "ko", "r1").data).toBeUndefined());
});

describe("the body of a refusal", () => {
  const bodyOf = (details: unknown) => encodeRefusal(toRefusal(new AppError("CONFLICT", TEXT, details), "en", "r1"));
  const basic = { code: "CONFLICT", message: "Please try again." };

  test("has the details on top and under `details`", () => {
    const details = { error_emails: ["a@b.co"] };
    expect(bodyOf(details)).toEqual({ ...basic, details, ...details });
  });

  test("keeps its own code and message, even if the details have such properties", () => {
    const details = { code: "x", message: "y" };
    expect(bodyOf(details)).toEqual({ ...basic, details });
  });

  test("has a list of fields under `details` only", () => {
    const details = [{ path: "body.title", message: "Required field" }];
    expect(bodyOf(details)).toEqual({ ...basic, details });
    expect(bodyOf(undefined)).toEqual(basic);
  });
});
