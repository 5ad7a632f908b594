import type { AnyContractProcedure } from "@orpc/contract";
import { describe, expect, test } from "vitest";
import { api } from "./api";
import { isApiArea, scopeOf } from "./api-scopes";
import { SCOPES } from "./shared/caller/scope";
import type { EndpointMeta } from "./shared/endpoint";

const endpoints = Object.entries(api).flatMap(([area, procedures]) =>
  Object.entries(procedures as Record<string, AnyContractProcedure>).map(
    ([
      name,
      {
        "~orpc": { route, meta },
      },
    ]) => {
      if (!isApiArea(area)) throw new Error(area);
      const { access, keys } = meta as EndpointMeta;
      return {
        area,
        name,
        method: route.method,
        access,
        keys,
        scope: scopeOf(area, route.method, meta as EndpointMeta),
      };
    },
  ),
);

const namesOf = (found: typeof endpoints) => found.map(({ area, name }) => `${area}.${name}`).sort();

describe("the scope that a key needs", () => {
  test("does not exist for a public endpoint", () => {
    expect(namesOf(endpoints.filter(({ access, scope }) => access === "public" && scope))).toEqual([]);
  });

  test("exists for every other endpoint outside identity and teams, unless it refuses keys", () => {
    const open = endpoints.filter(({ area, access }) => !["identity", "teams"].includes(area) && access !== "public");
    expect(namesOf(open.filter(({ keys, scope }) => keys !== "refused" && !scope))).toEqual([]);
    for (const { scope } of open) if (scope) expect(SCOPES).toContain(scope);
  });

  test("does not exist in identity, because profiles, sign-in and sessions belong to a person", () => {
    expect(namesOf(endpoints.filter(({ area, scope }) => area === "identity" && scope))).toEqual([]);
  });

  test("exists in teams only where keys are accepted, which excludes memberships and security", () => {
    const accepting = endpoints.filter(({ area, scope }) => area === "teams" && scope);
    expect(accepting.filter(({ keys }) => keys !== "accepted")).toEqual([]);
    const security = /member(?!s$)|invit|activation|role|admin|join|key|mfa|saml|sso|subscription|seat|allowed|flag/i;
    expect(namesOf(accepting).filter((name) => security.test(name))).toEqual([]);
  });

  test("is to write for every method except GET, apart from queries with a body", () => {
    const questions = endpoints.filter(({ method, scope }) => method !== "GET" && scope?.endsWith(":read"));
    expect(namesOf(questions)).toEqual([
      "email.checkMailContent",
      "email.countAudience",
      "email.listAudience",
      "email.listCampaignRecipients",
      "email.listLinkPerformance",
      "records.dryRunMerge",
      "records.filterDeals",
      "records.filterRecords",
      "records.readBoard",
      "records.revalidateFields",
      "records.summarizeRecords",
      "records.validateImport",
      "reports.listConversionRecords",
      "reports.listGeneralRecords",
      "reports.simulateConversion",
      "reports.simulateGeneral",
      "reports.simulateRouter",
    ]);
    expect(namesOf(endpoints.filter(({ method, scope }) => method === "GET" && scope?.endsWith(":write")))).toEqual([]);
  });

  test("names the area of the data", () => {
    const scopeAt = (wanted: string) => endpoints.find(({ area, name }) => `${area}.${name}` === wanted)?.scope;
    expect(scopeAt("records.createLead")).toBe("records:write");
    expect(scopeAt("forms.listFormSubmissions")).toBe("records:read");
    expect(scopeAt("scheduling.listScheduledEvents")).toBe("scheduling:read");
    expect(scopeAt("teams.listMembers")).toBe("teams:read");
    expect(scopeAt("records.createView")).toBeUndefined();
    expect(scopeAt("teams.inviteMembers")).toBeUndefined();
  });
});
