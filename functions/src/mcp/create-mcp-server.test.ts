import { createMcpHandler } from "@modelcontextprotocol/server";
import { describe, expect, test } from "vitest";
import { createMcpServer, tools } from "./create-mcp-server";
import { toError } from "./to-result";

const asked: [tool: string, endpoint: string, input: unknown][] = [];

/** Sends a request of the older protocol to a server whose endpoints answer what they are asked. */
async function request(method: string, params: object, scopes: ("mcp:read" | "mcp:write")[] = ["mcp:write"]) {
  const handler = createMcpHandler(() =>
    createMcpServer({
      scopes,
      teamId: "team",
      callFor: (tool) => async (endpoint, input) => {
        asked.push([tool, endpoint, input]);
        if (endpoint === "records.readRecord") throw new Error("gone");
        return { id: "one", empty: "", none: null, list: [], slots: [] };
      },
      refused: (error) => toError(String(error)),
      note: async () => undefined,
    }),
  );
  const answer = await handler.fetch(
    new Request("https://dure.example/mcp", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    }),
  );
  const [, data = "{}"] = /^data: (\{.*)$/m.exec(await answer.text()) ?? [];
  return JSON.parse(data);
}

describe("the MCP server", () => {
  test("describes every tool and its arguments, in names that all clients take", async () => {
    const { result } = await request("tools/list", {});
    expect(result.tools).toHaveLength(tools.length);
    for (const { name, description, inputSchema } of result.tools) {
      expect(name).toMatch(/^[a-z_]{1,64}$/);
      expect(description.length).toBeGreaterThan(20);
      expect(inputSchema).toMatchObject({ type: "object" });
    }
  });

  test("offers a read-only key no tool that writes", async () => {
    const { result } = await request("tools/list", {}, ["mcp:read"]);
    const offered = result.tools.map(({ name }: { name: string }) => name);
    expect(offered).toEqual(tools.filter(({ action }) => action === "read").map(({ name }) => name));
  });

  test("calls the contract's endpoint, and answers without empty values", async () => {
    const given = { entity: "lead", record_id: "r1", field_id: "company", value: "c1" };
    const { result } = await request("tools/call", { name: "update_record", arguments: given });
    expect(asked.at(-1)).toEqual([
      "update_record",
      "records.setReference",
      { params: { entityId: "lead", recordId: "r1", refEntityId: "company" }, body: { value: { id: "c1" } } },
    ]);
    expect(result).toMatchObject({ content: [{ type: "text", text: '{"id":"one"}' }] });
  });

  test("returns refusals and wrong arguments as errors of the tool", async () => {
    const at = { entity: "lead", record_id: "r1" };
    const refused = await request("tools/call", { name: "get_record", arguments: at });
    expect(refused.result).toMatchObject({ isError: true, content: [{ text: "Error: gone" }] });
    const wrong = await request("tools/call", { name: "get_record", arguments: { entity: "planet" } });
    expect(wrong.result).toMatchObject({ isError: true });
  });

  test("reads a booking page as the team before it reads the public free times", async () => {
    asked.length = 0;
    const given = { page_id: "abcdefghij", start: "2026-03-02", end: "2026-03-03" };
    await request("tools/call", { name: "list_free_times", arguments: given });
    expect(asked.map(([, endpoint]) => endpoint)).toEqual(["scheduling.getBookingPage", "scheduling.getPublicBooking"]);
  });
});
