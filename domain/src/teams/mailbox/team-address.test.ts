import { expect, test } from "vitest";
import { followUpFrom } from "./follow-up-from";

const verified = { domain: "hanbit.example", verification_status: "success" } as const;
const news = { senders: [{ name: "한빛", local_part: "news" }] };

test("a sender on the team's domain writes from their own address", () =>
  expect(followUpFrom(verified, news, "mina@hanbit.example")).toBe("mina@hanbit.example"));

test("any other sender writes from the team's first sender", () =>
  expect(followUpFrom(verified, news, "mina@gmail.example")).toBe("news@hanbit.example"));

test.each([
  ["without a domain", undefined, news],
  ["whose domain is not verified", { ...verified, verification_status: "pending" as const }, news],
  ["whose domain lost its verification", { ...verified, verification_status: "failed" as const }, news],
  ["without senders", verified, { senders: [] }],
])("a team %s leaves it to the product's address", (_, domain, senders) =>
  expect(followUpFrom(domain, senders, "mina@gmail.example")).toBeUndefined(),
);
