import { expect, test } from "vitest";
import { api } from "./api";
import { type EndpointMeta, refusesRevoked } from "./shared/endpoint";

type Endpoint = { "~orpc": { meta: EndpointMeta } };

const endpoints = Object.values(api).flatMap((area) => Object.entries(area as Record<string, Endpoint>));
const refusing = endpoints.filter(([, { "~orpc": one }]) => refusesRevoked(one.meta)).map(([name]) => name);

test("a revoked token is refused in an admin's endpoints, among them exports and the administration of members", () => {
  expect(refusing).toEqual(
    expect.arrayContaining([
      "exportRecords",
      "exportSubmissions",
      "setActivation",
      "inviteMembers",
      "answerJoinRequest",
    ]),
  );
  const admins = endpoints.filter(([, { "~orpc": one }]) => one.meta.access === "admin").map(([name]) => name);
  expect(refusing).toEqual(expect.arrayContaining(admins));
});

test("a revoked token is refused where accounts are connected", () => {
  expect(refusing).toEqual(
    expect.arrayContaining(["getAuthUrl", "deleteConnection", "getSlackAuthUrl", "disconnectSlack"]),
  );
});

test("reading a list does not check for a revoked token", () => {
  expect(refusing).not.toContain("filterRecords");
});
