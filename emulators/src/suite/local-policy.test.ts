import { expect, test } from "vitest";
import { withLocalOrigins } from "./local-policy";
import { suiteFromEnvironment } from "./settings";

const suite = suiteFromEnvironment({ DURE_PORT: "5000" });
const policy = (value: string) => [{ source: "**", headers: [{ key: "Content-Security-Policy", value }] }];

test("the emulators' origins are added only to the directives that need them", () => {
  const [rule] = withLocalOrigins(
    policy("default-src 'none'; script-src 'self'; connect-src 'self' https://x; frame-ancestors 'none'"),
    suite,
  );
  expect(rule?.headers[0]?.value).toBe(
    "default-src 'none'; script-src 'self' http://127.0.0.1:5002; connect-src 'self' https://x http://127.0.0.1:5002 http://127.0.0.1:5004 http://127.0.0.1:5006; frame-ancestors 'none'",
  );
});

test("other headers stay as they are", () => {
  const rules = [{ source: "**", headers: [{ key: "X-Frame-Options", value: "DENY" }] }];
  expect(withLocalOrigins(rules, suite)).toEqual(rules);
});
