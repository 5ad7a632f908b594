import { expect, test } from "vitest";
import { NEW_TEMPLATE } from "./fallback-values";
import { WithContent } from "./with-content";

const paragraph = (...content: object[]) => ({
  type: "doc",
  content: [{ type: "paragraph", attrs: { textAlign: null }, content }],
});
const named = { type: "variable", attrs: { id: "invitee_name", fallback: "고객" } };
const checked = (block: object, fallbacks: object) =>
  WithContent.safeParse({ ...NEW_TEMPLATE, name: "감사", subject: "{{invitee_name}}님", block, fallbacks });

test("the subject uses a fallback of the content, and ignores its own empty field", () => {
  expect(checked(paragraph(named), { invitee_name: undefined }).data).toMatchObject({ fallbacks: {} });
});

test("a variable in the subject only needs a fallback", () => {
  const text = paragraph({ type: "text", text: "안녕하세요" });
  expect(checked(text, { invitee_name: " " }).error?.issues).toMatchObject([{ path: ["fallbacks", "invitee_name"] }]);
  expect(checked(text, { invitee_name: "고객" }).data).toMatchObject({ fallbacks: { invitee_name: "고객" } });
});
