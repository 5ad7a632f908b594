import { api } from "@dure/domain/api";
import type { EndpointMeta } from "@dure/domain/shared/endpoint";
import type { AnyContractProcedure } from "@orpc/contract";
import { beforeAll, expect, test } from "vitest";
import { call } from "../support/suite/call";
import { addressOf, routes } from "../support/suite/routes";
import { createTenant, type Member, type Tenant } from "../support/teams/tenant";
import { sampleOf } from "./samples/sample-of";
import { prepare, type Things } from "./samples/things";

let tenant: Tenant;
let admin: Member;
let things: Things;

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  admin = await tenant.member("admin");
  things = await prepare(admin, tenant);
});

const procedureOf = (name: string): AnyContractProcedure => {
  const [area = "", endpoint = ""] = name.split(".");
  return (api as unknown as Record<string, Record<string, AnyContractProcedure>>)[area]?.[
    endpoint
  ] as AnyContractProcedure;
};
const unchecked = routes.filter(({ name }) => (procedureOf(name)["~orpc"].meta as EndpointMeta).skipOutputValidation);

const REFER = { refer: ["company", "contact"] };

test("only lists and boards are sent without output validation", () => {
  expect(unchecked.map(({ name }) => name)).toEqual([
    "records.filterRecords",
    "records.filterDeals",
    "records.readBoard",
    "reports.listGeneralRecords",
    "reports.listConversionRecords",
  ]);
});

test.each(unchecked)("$name answers exactly as its contract says", async (route) => {
  const { params, query, body: asked } = sampleOf(route.name, things);
  const isList = route.name.startsWith("records.filter");
  const { status, body } = await call(
    admin.idToken,
    route.method,
    addressOf(route, params, query),
    isList ? REFER : asked,
  );
  expect(status).toBe(200);
  expect((body as { data: unknown[] }).data.length).toBeGreaterThan(0);
  const checked = await procedureOf(route.name)["~orpc"].outputSchema?.["~standard"].validate(body);
  expect(checked).toEqual({ value: body });
});
