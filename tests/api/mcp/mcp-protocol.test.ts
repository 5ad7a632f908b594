import { beforeAll, describe, expect, test } from "vitest";
import { suite } from "../../support/suite/suite";
import { createKey } from "../../support/teams/create-key";
import { createTenant, type Member } from "../../support/teams/tenant";

// Tests the newer protocol version and the HTTP rules around the protocol, with plain HTTP.

const VERSION = "2026-07-28";
const META = {
  "io.modelcontextprotocol/protocolVersion": VERSION,
  "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

let admin: Member;
let key: string;

beforeAll(async () => {
  admin = await (await createTenant()).member("admin");
  key = (await createKey(admin, { scopes: ["mcp:write"] })).key;
});

async function post(method: string, params: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const name = typeof params.name === "string" ? { "mcp-name": params.name } : {};
  const response = await fetch(`${suite.appUrl}/mcp`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${key}`,
      "accept-language": "en",
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": VERSION,
      "mcp-method": method,
      ...name,
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: { ...params, _meta: META } }),
  });
  return { status: response.status, headers: response.headers, body: await jsonOf(response) };
}

async function jsonOf(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text();
  return text === "" ? {} : JSON.parse(text);
}

describe("in the newer protocol", () => {
  test("a client discovers the server, lists the tools and calls one, each with one JSON answer", async () => {
    expect(await post("server/discover")).toMatchObject({ status: 200, body: { result: {} } });
    const listed = await post("tools/list");
    expect(listed.headers.get("content-type")).toContain("application/json");
    expect(JSON.stringify(listed.body)).toContain("search_records");
    const called = await post("tools/call", { name: "list_members", arguments: {} });
    expect(called).toMatchObject({ status: 200, body: { id: 1, result: { content: [{ type: "text" }] } } });
    expect(JSON.stringify(called.body)).toContain(admin.uid);
  });

  test("wrong arguments are a tool's error, not a protocol error", async () => {
    const called = await post("tools/call", { name: "get_record", arguments: { entity: "planet" } });
    expect(called).toMatchObject({ status: 200, body: { result: { isError: true } } });
  });
});

describe("a request is refused", () => {
  test("without a valid key, with a hint how to send one", async () => {
    for (const authorization of ["", "Bearer dure_live_x", `Bearer ${admin.idToken}`, `Basic ${key}`]) {
      const { status, headers, body } = await post("tools/list", {}, { authorization });
      expect({ status, body }).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } });
      expect(headers.get("www-authenticate")).toMatch(/^Bearer\b/);
    }
    const inQuery = await fetch(`${suite.appUrl}/mcp?key=${key}`, { method: "POST", body: "{}" });
    expect(inQuery.status).not.toBe(200);
  });

  test("with a key for the API only", async () => {
    const other = await createKey(admin, { scopes: ["records:write", "teams:write"], role: "ADMIN" });
    const { status, body } = await post("tools/list", {}, { authorization: `Bearer ${other.key}` });
    expect({ status, body }).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
    expect(body.message).toContain("mcp:read");
  });

  test("from another site's page, but not from the product's own", async () => {
    expect(await post("tools/list", {}, { origin: "https://evil.example" })).toMatchObject({ status: 403 });
    expect(await post("tools/list", {}, { origin: "null" })).toMatchObject({ status: 403 });
    expect(await post("tools/list", {}, { origin: suite.appUrl })).toMatchObject({ status: 200 });
  });
});

test("a batch of requests is refused", async () => {
  const one = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "list_members", arguments: {} } };
  for (const body of [[one, one, one], [one], []]) {
    const response = await fetch(`${suite.appUrl}/mcp`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
      body: `\n ${JSON.stringify(body)}`,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ jsonrpc: "2.0", id: null, error: { code: -32600 } });
  }
});

test("an MCP key only works for the MCP server", async () => {
  const response = await fetch(`${suite.apiUrl}/deal-pipelines`, { headers: { authorization: `Bearer ${key}` } });
  expect(response.status).toBe(403);
});

test("there is no session: GET and DELETE answer 405", async () => {
  for (const method of ["GET", "DELETE"]) {
    const headers = { authorization: `Bearer ${key}`, accept: "text/event-stream" };
    expect((await fetch(`${suite.appUrl}/mcp`, { method, headers })).status).toBe(405);
  }
});

test.each(["/.well-known/oauth-protected-resource", "/.well-known/oauth-authorization-server/mcp"])(
  "%s answers JSON, not the app's page",
  async (path) => {
    const response = await fetch(`${suite.appUrl}${path}`);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(await response.json()).toMatchObject({ code: "NOT_FOUND" });
  },
);
