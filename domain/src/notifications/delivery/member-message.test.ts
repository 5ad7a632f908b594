import { expect, test } from "vitest";
import { memberMessage } from "./member-message";

const told = { title: "알림", message: "{{assignee}}님의 {{title}}", values: { title: "딜", assignee: "김미나" } };
const paragraphs = (changes: object, locale: "ko" | "en" = "ko") =>
  memberMessage({ ...told, isAssigned: true, ...changes }, locale).paragraphs;

test("a message shows the record's assignee", () => {
  expect(paragraphs({})).toEqual(["김미나님의 딜", "딜", "담당자: 김미나"]);
  expect(paragraphs({ message: "" }, "en")).toEqual(["딜", "Assignee: 김미나"]);
  expect(paragraphs({ message: "", values: { title: "딜", assignee: "" } })).toEqual(["딜", "담당자 없음"]);
});

test("a message about a company or contact shows no assignee", () => {
  expect(paragraphs({ message: "", isAssigned: false })).toEqual(["딜"]);
});
