import { expect, test } from "vitest";
import { teamSenderAddress } from "./team-sender-address";

const verified = { domain: "hanbit.example", verification_status: "success" } as const;
const news = { senders: [{ name: "한빛", local_part: "news" }] };

test("a sender on the team's domain writes from their own address", () =>
  expect(teamSenderAddress(verified, news, "mina@hanbit.example")).toBe("mina@hanbit.example"));

test("any other sender writes from the team's first sender", () =>
  expect(teamSenderAddress(verified, news, "mina@gmail.example")).toBe("news@hanbit.example"));

test.each([
  ["without a domain", undefined, news],
  ["whose domain is not verified", { ...verified, verification_status: "pending" }, news],
  ["whose domain lost its verification", { ...verified, verification_status: "failed" }, news],
  ["without senders", verified, { senders: [] }],
])("a team %s uses the product's address", (_, domain, senders) =>
  expect(teamSenderAddress(domain, senders, "mina@gmail.example")).toBeUndefined(),
);

test.each(["mina+sales@hanbit.example", "mina@sub.hanbit.example", "@hanbit.example"])(
  "%s is no sender of the domain",
  (sender) => expect(teamSenderAddress(verified, news, sender)).toBe("news@hanbit.example"),
);
