import type { Draft } from "@dure/domain/journeys/draft/draft";
import { expect, test } from "vitest";
import { draftText } from "./draft-text";

const draft = (kind: Draft["kind"], subject: string): Draft => ({
  ...{ kind, subject, sources: [], model: "m", usage: { input_tokens: 1, output_tokens: 1, searches: 0 } },
  parts: [
    { text: "하나", sources: [1] },
    { text: "둘", sources: [] },
  ],
});

test("a mail has its subject and paragraphs, a brief its points", () => {
  expect(draftText(draft("mail", "제목"))).toBe("제목\n\n하나\n\n둘");
  expect(draftText(draft("brief", ""))).toBe("- 하나\n- 둘");
});
