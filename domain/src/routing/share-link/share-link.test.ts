import { expect, test } from "vitest";
import { linkTexts } from "./share-link";

const form = { title: "도입 상담", description: "하루 안에 연락드려요." };
const texts = (title: string, description: string, tabTitle = title) => ({ title, description, tabTitle });

test.each([
  ["its settings", { og_title: "링크", og_description: "설명", site_name: "탭" }, form, texts("링크", "설명", "탭")],
  ["its form", { og_title: "", og_description: "", site_name: "" }, form, texts("도입 상담", "하루 안에 연락드려요.")],
  ["its team", {}, { title: "", description: "" }, texts("한빛", "")],
])("a link's preview has the text of %s", (_, config, metadata, said) => {
  expect(linkTexts(config, metadata, "한빛")).toEqual(said);
});
