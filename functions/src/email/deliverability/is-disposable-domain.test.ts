import { expect, test } from "vitest";
import { isDisposableDomain } from "./is-disposable-domain";

test.each(["mailinator.com", "Mailinator.com", "me.33mail.com", "33mail.com"])("%s is disposable", async (domain) =>
  expect(await isDisposableDomain(domain)).toBe(true),
);
test.each(["hanbit.co.kr", "gmail.com", "my-hanbit.com", ""])("'%s' is not disposable", async (domain) =>
  expect(await isDisposableDomain(domain)).toBe(false),
);
