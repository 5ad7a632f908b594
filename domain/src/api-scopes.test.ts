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
  test("is none of a public endpoint, which asks nobody", () => {
    expect(namesOf(endpoints.filter(({ access, scope }) => access === "public" && scope))).toEqual([]);
  });

  test("is there for every member's and admin's endpoint outside the people's areas, unless it refuses keys", () => {
    const open = endpoints.filter(({ area, access }) => !["identity", "teams"].includes(area) && access !== "public");
    expect(namesOf(open.filter(({ keys, scope }) => keys !== "refused" && !scope))).toEqual([]);
    for (const { scope } of open) if (scope) expect(SCOPES).toContain(scope);
  });

  test("is none in identity: profiles, sign-in and sessions are a person's", () => {
    expect(namesOf(endpoints.filter(({ area, scope }) => area === "identity" && scope))).toEqual([]);
  });

  test("of the team is there only where an endpoint accepts keys, which none does that decides who belongs to it", () => {
    const accepting = endpoints.filter(({ area, scope }) => area === "teams" && scope);
    expect(accepting.filter(({ keys }) => keys !== "accepted")).toEqual([]);
    const security = /member(?!s$)|invit|activation|role|admin|join|key|mfa|saml|sso|subscription|seat|allowed|flag/i;
    expect(namesOf(accepting).filter((name) => security.test(name))).toEqual([]);
  });

  test("is to write for all that isn't a GET, but for questions that don't fit into an address", () => {
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

  test("says which area's data it is", () => {
    const scopeAt = (wanted: string) => endpoints.find(({ area, name }) => `${area}.${name}` === wanted)?.scope;
    expect(scopeAt("records.createLead")).toBe("records:write");
    expect(scopeAt("forms.listFormSubmissions")).toBe("records:read");
    expect(scopeAt("scheduling.listScheduledEvents")).toBe("scheduling:read");
    expect(scopeAt("teams.listMembers")).toBe("teams:read");
    expect(scopeAt("records.createView")).toBeUndefined();
    expect(scopeAt("teams.inviteMembers")).toBeUndefined();
  });
});
