import { Schema } from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { endOfPrefix } from "./end-of-prefix";

const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: { group: "block", content: "text*" },
    list: { group: "block", content: "item+" },
    item: { content: "paragraph+" },
    text: {},
  },
});
const text = (value: string) => (value === "" ? [] : [schema.text(value)]);
const paragraph = (value: string) => schema.node("paragraph", null, text(value));
const list = (...items: string[]) =>
  schema.node(
    "list",
    null,
    items.map((item) => schema.node("item", null, [paragraph(item)])),
  );
const doc = (...blocks: ReturnType<typeof paragraph>[]) => schema.node("doc", null, blocks);

test.each([
  ["a line that goes on", doc(paragraph("통화")), doc(paragraph("통화했어요")), doc(paragraph("했어요"))],
  ["a new line", doc(paragraph("통화")), doc(paragraph("통화"), paragraph("메일")), doc(paragraph("메일"))],
  [
    "the last of several lines",
    doc(paragraph("통화"), paragraph("메일")),
    doc(paragraph("통화"), paragraph("메일도"), paragraph("미팅")),
    doc(paragraph("도"), paragraph("미팅")),
  ],
  ["a list's item", doc(list("하나")), doc(list("하나", "둘")), doc(list("둘"))],
  ["nothing", doc(paragraph("통화")), doc(paragraph("통화")), doc(paragraph(""))],
])("the text after %s is kept", (_, saved, now, rest) => {
  const end = endOfPrefix(now, saved);
  expect(end).toBeDefined();
  expect(
    EditorState.create({ doc: now })
      .tr.delete(0, end ?? 0)
      .doc.toJSON(),
  ).toEqual(rest.toJSON());
});

test.each([
  ["a changed word", doc(paragraph("통화")), doc(paragraph("전화했어요"))],
  ["a word before it", doc(paragraph("통화")), doc(paragraph("첫 통화"))],
  ["a shorter text", doc(paragraph("통화했어요")), doc(paragraph("통화"))],
  ["a line that is gone", doc(paragraph("통화"), paragraph("메일")), doc(paragraph("통화"))],
])("%s is not a continuation", (_, saved, now) => expect(endOfPrefix(now, saved)).toBeUndefined());
