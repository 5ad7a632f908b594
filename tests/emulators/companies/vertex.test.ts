import { ApiError, GoogleGenAI } from "@google/genai";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RunningStandIn } from "../../../emulators/src/stand-in/server";
import { start } from "../../../emulators/vertex/start";

let standIn: RunningStandIn;
beforeAll(async () => {
  standIn = await start({ port: 0 });
});
afterAll(() => standIn.stop());

const ask = (config: object, contents = 'Company: "한빛상사"', apiKey = "key") =>
  new GoogleGenAI({ vertexai: true, apiKey, httpOptions: { baseUrl: standIn.url } }).models.generateContent({
    ...{ model: "gemini-2.5-flash", contents, config },
  });
const refusalOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  return error instanceof ApiError ? error.status : error;
};

test("Google's client gets text with sources: positions in bytes, links as redirects", async () => {
  const { candidates, text = "", usageMetadata } = await ask({ tools: [{ googleSearch: {} }] });
  const { groundingSupports = [], groundingChunks = [] } = candidates?.[0]?.groundingMetadata ?? {};
  const { startIndex, endIndex } = groundingSupports[1]?.segment ?? {};
  expect(Buffer.from(text).subarray(startIndex, endIndex).toString()).toBe(
    "한빛상사의 2024년 매출은 1조 2,340억 원이다.",
  );
  const link = await fetch(groundingChunks[1]?.web?.uri ?? "", { method: "HEAD", redirect: "manual" });
  expect([link.status, link.headers.get("location")]).toEqual([302, "https://www.own.example/about"]);
  expect(usageMetadata).toMatchObject({ promptTokenCount: 100, candidatesTokenCount: 50 });
});

test("a request with a schema gets JSON, and is refused if it also asks for a search", async () => {
  const schema = { responseMimeType: "application/json", responseJsonSchema: { type: "object" } };
  const { text = "" } = await ask(schema);
  expect(JSON.parse(text)).toMatchObject({ claims: expect.any(Array) });
  expect(await refusalOf(ask({ ...schema, tools: [{ googleSearch: {} }] }))).toBe(400);
});

test("a wrong key is refused", async () => {
  expect(await refusalOf(ask({}, "hello", "wrong"))).toBe(401);
});
