import { expect, it } from "vitest";
import { credentialsProvider, maskSecret } from "./credential";

it.each([
  ["abcdefghij", "••••••••ghij"],
  ["abcdefgh", "••••••••"],
  ["a", "••••••••"],
])("shows of %s no more than its end", (client_secret, shown) =>
  expect(maskSecret({ client_id: "id", client_secret })).toEqual({ client_id: "id", client_secret: shown }),
);

it("knows the one provider that needs them", () => {
  expect(credentialsProvider("naver-works")).toBe("naver-works");
  expect(() => credentialsProvider("google")).toThrow("unknown calendar provider");
});
