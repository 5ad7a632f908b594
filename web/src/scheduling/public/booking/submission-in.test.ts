import { describe, expect, it } from "vitest";
import { submissionIn } from "./submission-in";

describe("submissionIn", () => {
  const id = "3f2a1c9e-8d1b-4c5e-9a7f-0b1c2d3e4f5a";

  it("returns the submission that led to the page", () =>
    expect(submissionIn(`?submission=${id}&router=abcdefghij`)).toEqual({
      submission: { id, router_id: "abcdefghij" },
    }));

  it.each([
    "",
    `?submission=${id}`,
    "?router=abcdefghij",
    "?submission=1&router=abcdefghij",
    `?submission=${id}&router=A`,
  ])("returns no submission for %j", (search) => expect(submissionIn(search)).toEqual({}));
});
