import { describe, expect, it } from "vitest";
import { submissionIn } from "./submission-in";

describe("submissionIn", () => {
  const id = "3f2a1c9e-8d1b-4c5e-9a7f-0b1c2d3e4f5a";

  it("names the submission that led here", () =>
    expect(submissionIn(`?submission=${id}&router=abcdefghij`)).toEqual({
      submission: { id, router_id: "abcdefghij" },
    }));

  it.each([
    "",
    `?submission=${id}`,
    "?router=abcdefghij",
    "?submission=1&router=abcdefghij",
    `?submission=${id}&router=A`,
  ])("names none in %j", (search) => expect(submissionIn(search)).toEqual({}));
});
