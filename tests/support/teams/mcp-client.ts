import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { z } from "zod";
import { suite } from "../suite/suite";

const Result = z.object({
  isError: z.boolean().optional(),
  content: z.array(z.object({ type: z.literal("text"), text: z.string() })).length(1),
});

/** Connects the official client of the older protocol line to the MCP server with an API key. */
export async function mcpClient(key: string) {
  const client = new Client({ name: "test", version: "1" });
  const transport = new StreamableHTTPClientTransport(new URL(`${suite.appUrl}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${key}`, "accept-language": "en" } },
  });
  await client.connect(transport);
  const callTool = async (name: string, given: Record<string, unknown> = {}) => {
    const { isError = false, content } = Result.parse(await client.callTool({ name, arguments: given }));
    return { isError, text: content[0]?.text ?? "" };
  };
  return {
    tools: async () => (await client.listTools()).tools,
    callTool,
    /** The answer of a tool that succeeds. */
    ask: async (name: string, given: Record<string, unknown> = {}): Promise<Record<string, unknown>> => {
      const { isError, text } = await callTool(name, given);
      if (isError) throw new Error(`${name}: ${text}`);
      return JSON.parse(text);
    },
    close: () => client.close(),
  };
}
