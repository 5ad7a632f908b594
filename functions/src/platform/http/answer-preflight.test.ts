import type { Response } from "express";
import type { Request } from "firebase-functions/https";
import { expect, test } from "vitest";
import { answerPreflight } from "./answer-preflight";

function ask(path: string, method: string) {
  const headers: Record<string, string> = {};
  const answer = { status: 0 };
  const res = {
    set: (name: string, value: string) => Object.assign(headers, { [name]: value }) && res,
    status: (code: number) => Object.assign(answer, { status: code }) && res,
    end: () => res,
  };
  const isAnswered = answerPreflight(path, { method } as Request, res as unknown as Response);
  return { isAnswered, headers, status: answer.status };
}

test.each(["", "/submissions", "/views"])("a form's %s can be called from any origin", (rest) => {
  const { isAnswered, headers, status } = ask(`/public/active/entries/abcdefghij${rest}`, "OPTIONS");
  expect([isAnswered, status, headers["access-control-allow-origin"]]).toEqual([true, 204, "*"]);
  expect(headers["access-control-allow-methods"]).toBe("GET, POST");
  expect(headers["access-control-allow-headers"]).toContain("content-type");
  expect(headers).not.toHaveProperty("access-control-allow-credentials");
});

test("the call after a preflight is not answered here, and its response is readable", () => {
  const { isAnswered, headers } = ask("/public/active/entries/abcdefghij/submissions", "POST");
  expect([isAnswered, headers["access-control-allow-origin"]]).toEqual([false, "*"]);
});

test.each(["/route-logic", "/public/booking/abcdefghij", "/public/active/entries/a/b/c", "/public/active/entries"])(
  "%s can't be called from other origins",
  (path) => expect(ask(path, "OPTIONS")).toEqual({ isAnswered: false, headers: {}, status: 0 }),
);
