import { expect, it } from "vitest";
import { embedCode } from "./embed-code";

it("frames the page and hears its height from its own origin only", () => {
  const code = embedCode({ link: "https://dure.example/book/abcdefghij", title: '30분 "상담" <무료>' });
  expect(code).toContain('src="https://dure.example/book/abcdefghij"');
  expect(code).toContain('title="30분 &quot;상담&quot; &lt;무료&gt;"');
  expect(code).toContain('event.origin !== "https://dure.example"');
});
