import { expect, test } from "vitest";
import { maskedRow } from "./masked-row";
import type { SubmissionRow } from "./submission";

const ROW = {
  id: "5b1f3b0e-6c27-4a3e-9d4c-0c9b4a8f1a11",
  submittedAt: "2026-11-21T01:00:00.000Z",
  ...{ name: "김민수", email: "minsu@example.com", phone: "82-1012345678", company: "두레" },
  answers: { mail: "minsu@example.com", call: "010-1234-5678", need: ["도입", "가격"], size: 30, agree: true },
} as unknown as SubmissionRow;

test("personal values are masked wherever they were written, others stay", () =>
  expect(maskedRow(ROW)).toEqual({
    ...ROW,
    ...{ email: "m***@example.com", phone: "**-******5678" },
    answers: { ...ROW.answers, mail: "m***@example.com", call: "***-****-5678" },
  }));
