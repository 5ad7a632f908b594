import { expect, it } from "vitest";
import { credentialsProvider, maskSecret } from "./credential";

it.each([
  ["abcdefghij", "••••••••ghij"],
  ["abcdefgh", "••••••••"],
  ["a", "••••••••"],
])("shows only the last characters of %s", (client_secret, shown) =>
  expect(maskSecret({ client_id: "id", client_secret })).toEqual({ client_id: "id", client_secret: shown }),
);

it("accepts only the provider that needs credentials", () => {
  expect(credentialsProvider("naver-works")).toBe("naver-works");
  expect(() => credentialsProvider("google")).toThrow("unknown calendar provider");
});
