import { expect, test } from "vitest";
import { type Mark, markText } from "./mark-text";

/** Brackets mark the selection. */
function marked(written: string, mark: Mark): string {
  const start = written.indexOf("<");
  const end = written.indexOf(">") - 1;
  const after = markText(written.replace(/[<>]/g, ""), { start, end }, mark);
  return `${after.text.slice(0, after.start)}<${after.text.slice(after.start, after.end)}>${after.text.slice(after.end)}`;
}

test.each<[string, Mark, string]>([
  ["가 <나> 다", "bold", "가 **<나>** 다"],
  ["가 **<나>** 다", "bold", "가 <나> 다"],
  ["가 <나> 다", "italic", "가 *<나>* 다"],
  ["가 *<나>* 다", "italic", "가 <나> 다"],
  ["가 **<나>** 다", "italic", "가 ***<나>*** 다"],
  ["가\n나<>\n다", "list", "가\n<- 나>\n다"],
  ["<가\n- 나>", "list", "<- 가\n- 나>"],
  ["<- 가\n- 나>", "list", "<가\n나>"],
  ["<자료>", "link", "[자료](https://<>)"],
  ["<>", "link", "[<>](https://)"],
])("%j, marked as %s, is %j", (before, mark, after) => expect(marked(before, mark)).toBe(after));
