import { expect, test } from "vitest";
import { z } from "zod";
import { readAnswer } from "./call-data-portal";

const Item = z.object({ crno: z.string() });
const answer = (items: unknown, resultCode = "00") =>
  JSON.stringify({ response: { header: { resultCode, resultMsg: "MESSAGE" }, body: { items } } });

test.each([
  ["", []],
  [null, []],
  [undefined, []],
  [{}, []],
  [{ item: { crno: "1" } }, [{ crno: "1" }]],
  [{ item: [{ crno: "1" }, { crno: "2" }] }, [{ crno: "1" }, { crno: "2" }]],
])("items that come as %j are read", (items, read) => {
  expect(readAnswer(answer(items), Item)).toEqual(read);
});

test("an answer without data is empty, and any other code is an error", () => {
  expect(readAnswer(answer("", "03"), Item)).toEqual([]);
  expect(() => readAnswer(answer("", "22"), Item)).toThrow("22 MESSAGE");
});

test("an error in XML instead of JSON is thrown with its name", () => {
  const xml = `<OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg>
    <returnAuthMsg>SERVICE_KEY_IS_NOT_REGISTERED_ERROR</returnAuthMsg></cmmMsgHeader></OpenAPI_ServiceResponse>`;
  expect(() => readAnswer(xml, Item)).toThrow("SERVICE_KEY_IS_NOT_REGISTERED_ERROR");
});
