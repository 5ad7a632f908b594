import { expect, test } from "vitest";
import { findDmarc } from "./dmarc";

const at = (host: string, ...texts: string[]) => ({ host: `_dmarc.${host}`, texts });

test.each([
  ["v=DMARC1; p=none", "none"],
  ["v=DMARC1;p=Quarantine;rua=mailto:a@hanbit.com", "quarantine"],
  ["v=DMARC1 ; rua=mailto:a@hanbit.com ; p = reject", "reject"],
])("the DMARC policy of '%s' is %s", (record, policy) =>
  expect(findDmarc([at("hanbit.com", "other", record)])).toEqual({ host: "_dmarc.hanbit.com", record, policy }),
);

test("a sub-domain has the policy of the domain above it", () => {
  const places = [at("mail.hanbit.com"), at("hanbit.com", "v=DMARC1; p=reject; sp=none")];
  expect(findDmarc(places)).toMatchObject({ host: "_dmarc.hanbit.com", policy: "reject" });
});

test.each([
  ["no record", []],
  ["a record of another kind", ["v=spf1 -all"]],
  ["a policy that does not exist", ["v=DMARC1; p=never"]],
  ["a record of sub-domains only", ["v=DMARC1; sp=none"]],
  ["two records", ["v=DMARC1; p=none", "v=DMARC1; p=reject"]],
])("a domain with %s has no policy", (_, texts) =>
  expect(findDmarc([at("hanbit.com", ...texts)])).toEqual({ host: "_dmarc.hanbit.com", record: null, policy: null }),
);
