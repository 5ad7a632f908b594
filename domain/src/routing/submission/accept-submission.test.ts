import { describe, expect, test } from "vitest";
import { newRouter, Router } from "../router/router";
import { acceptSubmission, repeatAnswer } from "./accept-submission";
import { SubmissionRequest } from "./submission";

const AT = "2026-03-01T00:00:00.000Z";
const ID = "3f2a1c9e-8d1b-4c5e-9a7f-0b1c2d3e4f5a";
const PAGE = `/book/klmnopqrst?submission=${ID}&router=abcdefghij&lang=ko`;
const DETAILS = `#name=${encodeURIComponent("오 지훈")}&email=a%40b.example`;

/** Everybody gets the booking page. */
const router = Router.parse({
  ...newRouter("custom", "폼", "d"),
  groups: [{ id: "g", value: "g", props: { linkId: "klmnopqrst" } }],
  fields: [{ id: "f", name: "nullField", type: "null" }],
  rules: [{ from: "f", cases: [{ operator: "nullAssert", to: { type: "group", value: "g" } }] }],
  ...{ id: "abcdefghij", status: "active", created_by: "u", created_at: AT, updated_by: "u", updated_at: AT },
});
const answers = [
  { name: "name", value: "오 지훈" },
  { name: "email", value: "a@b.example" },
];
const request = SubmissionRequest.parse({ id: ID, answers, language: "ko" });
const accept = () => acceptSubmission("t", router, request, { isOverQuota: false, now: AT });

describe("a visitor who is led to a booking page", () => {
  test("gets its URL with the typed details, which are not stored with the answer", () => {
    const { answer, intake } = accept();
    expect(answer).toMatchObject({ outcome: { type: "routeTo", url: PAGE + DETAILS } });
    expect(intake.answer).toEqual({ ...answer, outcome: { ...answer.outcome, url: PAGE } });
  });

  test("gets the same URL when they submit again", () => {
    const { answer, intake } = accept();
    expect(repeatAnswer(router, intake.answer, answers)).toEqual(answer);
  });

  test.each([
    ["nothing", [], PAGE],
    ["answers that are not accepted", [{ name: "email", value: "nobody" }], PAGE],
    [
      "others",
      [
        { name: "name", value: "b" },
        { name: "email", value: "b@b.example" },
      ],
      `${PAGE}#name=b&email=b%40b.example`,
    ],
  ])("is not disclosed to somebody who sends %s under the same id", (_, sent, url) => {
    const again = repeatAnswer(router, accept().intake.answer, sent);
    expect(again).toMatchObject({ id: ID, outcome: { url } });
  });
});
