import { expect, test } from "vitest";
import { descriptionBlocks } from "./description-blocks";

test("paragraphs, lists, bold text and URLs are formatted", () => {
  expect(descriptionBlocks("**30분** 상담이에요.\n둘째 줄\n\n- 자료: https://dure.example/a.\n- 질문")).toEqual([
    { type: "paragraph", lines: [[{ text: "30분", bold: true }, { text: " 상담이에요." }], [{ text: "둘째 줄" }]] },
    {
      type: "list",
      items: [
        [{ text: "자료: " }, { text: "https://dure.example/a", url: "https://dure.example/a" }, { text: "." }],
        [{ text: "질문" }],
      ],
    },
  ]);
});

test("italic text and links with their own text are formatted", () =>
  expect(descriptionBlocks("*꼭* 읽어 [자료](https://dure.example/a) [나쁨](javascript:alert(1))")).toEqual([
    {
      type: "paragraph",
      lines: [
        [
          { text: "꼭", italic: true },
          { text: " 읽어 " },
          { text: "자료", url: "https://dure.example/a" },
          { text: " [나쁨](javascript:alert(1))" },
        ],
      ],
    },
  ]));

test("everything else is plain text", () => {
  const text = "<b>no</b> javascript:alert(1) 2 * 3 ** 4";
  expect(descriptionBlocks(text)).toEqual([{ type: "paragraph", lines: [[{ text }]] }]);
  expect(descriptionBlocks("")).toEqual([]);
});
