import { expect, test } from "vitest";
import { companyOfDomain, mailDomain } from "./company-of-domain";

const company = (id: string, url: string) => ({ id, label: id, url, nice_id: null });
const reference = (id: string, label = id) => ({ id, label, entity_type: "company" as const, nice_id: null });

test.each([
  ["mina@Hanbit.co.kr", "hanbit.co.kr"],
  ["mina@localhost", ""],
  ["", ""],
  ["•••@•••", ""],
])("%j is of %j", (email, domain) => {
  expect(mailDomain(email)).toBe(domain);
});

test("the company with its website at the domain comes before others with addresses there", () => {
  const companies = [company("a", "https://www.hanbit.example/ko"), company("b", "shop.hanbit.example")];
  expect(companyOfDomain("hanbit.example", companies, [reference("c"), reference("c")])?.id).toBe("a");
  expect(companyOfDomain("hanbit.example", companies.slice(1), [])?.id).toBe("b");
});

test("similar websites don't match, and two companies at one domain are ambiguous", () => {
  expect(companyOfDomain("bit.example", [company("a", "hanbit.example")], [])).toBeUndefined();
  expect(companyOfDomain("a.example", [company("a", "b.example/?x=a.example")], [])).toBeUndefined();
  const two = [company("a", "a.example"), company("b", "http://a.example")];
  expect(companyOfDomain("a.example", two, [reference("c")])).toBeUndefined();
});

test("without a website, the company that most records refer to is chosen", () => {
  expect(companyOfDomain("x.example", [], [reference("a"), reference("b"), reference("a")])?.id).toBe("a");
  expect(companyOfDomain("x.example", [], [reference("a"), reference("b")])).toBeUndefined();
  expect(companyOfDomain("x.example", [], [reference("a", "")])).toBeUndefined();
  expect(companyOfDomain("x.example", [], [])).toBeUndefined();
});
