import { expect, test } from "vitest";
import { clientIp } from "./client-ip";

const headers = (values: Record<string, string>) => ({ get: (name: string) => values[name] });

test.each([
  ["nothing", {}, ""],
  ["a direct call", { "x-forwarded-for": "203.0.113.7" }, "203.0.113.7"],
  ["a direct call that claims another", { "x-forwarded-for": "198.51.100.1, 203.0.113.7" }, "203.0.113.7"],
  [
    "a call through Hosting",
    { "x-forwarded-for": "203.0.113.7, 151.101.1.1", "fastly-client-ip": "203.0.113.7" },
    "203.0.113.7",
  ],
])("%s", (_, values, address) => expect(clientIp(headers(values))).toBe(address));
