import { afterAll, beforeAll, expect, test } from "vitest";
import { start } from "../../../emulators/naver-news/start";
import type { RunningStandIn } from "../../../emulators/src/stand-in/server";

let standIn: RunningStandIn;
beforeAll(async () => {
  standIn = await start({ port: 0 });
});
afterAll(() => standIn.stop());

async function search(query: Record<string, string>, secret = "secret") {
  const headers = { "X-Naver-Client-Id": "id", "X-Naver-Client-Secret": secret };
  const answer = await fetch(`${standIn.url}/v1/search/news.json?${new URLSearchParams(query)}`, { headers });
  const body = (await answer.json()) as { items: object[] };
  return { status: answer.status, body };
}

test("articles have the searched words in bold, HTML entities and dates in Korean time", async () => {
  const { status, body } = await search({ query: '"한빛상사홀딩스"', display: "2", sort: "date" });
  expect(status).toBe(200);
  expect(body).toMatchObject({ total: 4, start: 1, display: 2 });
  expect(body.items[0]).toEqual({
    title: "<b>한빛상사홀딩스</b>, 새 물류센터 &quot;착공&quot;",
    originallink: expect.stringMatching(/^https:\/\/paper1\.example\//),
    link: expect.stringMatching(/^https:/),
    description: expect.stringContaining("R&amp;D"),
    pubDate: expect.stringMatching(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} \+0900$/),
  });
});

test.each([
  [{ query: "" }, 400, "SE01"],
  [{ query: "x", display: "101" }, 400, "SE02"],
  [{ query: "x", start: "1001" }, 400, "SE03"],
  [{ query: "x", sort: "best" }, 400, "SE04"],
])("%j is refused", async (query, status, errorCode) => {
  expect(await search(query)).toMatchObject({ status, body: { errorCode, errorMessage: expect.any(String) } });
});

test("a wrong secret is refused", async () => {
  expect(await search({ query: "x" }, "wrong")).toMatchObject({ status: 401, body: { errorCode: "024" } });
});
