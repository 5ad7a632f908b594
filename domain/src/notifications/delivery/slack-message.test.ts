import { expect, test } from "vitest";
import { fillIn } from "./fill-in";
import { slackMessage } from "./slack-message";

const record = {
  title: "연간 계약",
  url: "https://acme.dure.example/deals/r",
  assignee: "이담당",
  mention: "U1",
  values: { title: "연간 계약", date: "2026-12-01" },
};

test("a post has the message, the title as a link and the assignee", () => {
  const { text, blocks } = slackMessage("마감 3일 전", "{{ date }}까지입니다 {{unknown}}", record, "ko");
  expect(text).toBe("2026-12-01까지입니다 {{unknown}}\n연간 계약\n담당자: <@U1>");
  expect(blocks).toMatchObject([
    { text: { text: "2026-12-01까지입니다 {{unknown}}" } },
    { text: { text: "*<https://acme.dure.example/deals/r|연간 계약>*" } },
    { elements: [{ text: "담당자: <@U1>" }, { text: "마감 3일 전" }] },
  ]);
});

test("user text can't mention anybody", () => {
  const evil = "<!channel> & <@U2>";
  const hostile = { ...record, title: evil, assignee: evil, mention: undefined, values: { title: evil } };
  const { text, blocks } = slackMessage(evil, "{{title}} <!here>", hostile, "en");
  expect(JSON.stringify([text, blocks])).not.toMatch(/<[!@]/);
  expect(text).toContain("&lt;!channel&gt; &amp; &lt;@U2&gt;");
});

test("long text is cut to what a block takes, between characters", () => {
  const { blocks } = slackMessage("", "&".repeat(5000), { ...record, title: "|".repeat(400) }, "en");
  const [message, link] = blocks.map((block) => ("text" in block ? block.text.text : ""));
  expect(message?.length).toBeLessThanOrEqual(3000);
  expect(message?.endsWith("&amp;…")).toBe(true);
  expect(link).not.toContain("||");
});

test("a record without an assignee says so", () => {
  expect(slackMessage("", "", { ...record, assignee: "", mention: undefined }, "en").text).toBe(
    "연간 계약\nNo assignee",
  );
});

test("a value is not filled in again", () => {
  expect(fillIn("{{a}}", { a: "{{b}}", b: "x" })).toBe("{{b}}");
});
