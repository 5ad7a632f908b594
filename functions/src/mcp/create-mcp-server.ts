import { hasScope, type Scope, scopeFor } from "@dure/domain/shared/caller/scope";
import { McpServer } from "@modelcontextprotocol/server";
import { meetingTools } from "./meeting-tools";
import { recordTools } from "./record-tools";
import { teamTools } from "./team-tools";
import { toResult } from "./to-result";
import type { AnyTool, CallEndpoint } from "./tool";

export const tools: readonly AnyTool[] = [...recordTools, ...teamTools, ...meetingTools];

const INSTRUCTIONS =
  "Dure is a team's CRM and meeting scheduler. Records are leads, deals, companies and contacts. Times are ISO 8601 in UTC; values that the team masks are shown masked.";

type Caller = {
  scopes: readonly Scope[];
  teamId: string;
  /** Calls endpoints in the name of a tool. A refusal becomes the tool's result. */
  callFor: (tool: string) => CallEndpoint;
  refused: (error: unknown) => ReturnType<typeof toResult>;
  /** Notes what a tool that reads was asked for and answers; without the note it answers nothing. */
  note: (tool: string, input: unknown, answer: unknown) => Promise<void>;
};

/** The MCP server as one API key sees it: with the tools that its scopes cover. */
export function createMcpServer({ scopes, teamId, callFor, refused, note }: Caller): McpServer {
  const server = new McpServer({ name: "dure", title: "Dure 두레", version: "1" }, { instructions: INSTRUCTIONS });
  for (const tool of tools.filter(({ action }) => hasScope(scopes, scopeFor("mcp", action))))
    server.registerTool(tool.name, configOf(tool), async (input: unknown) => {
      try {
        const answer = await tool.run({ call: callFor(tool.name), teamId }, input);
        if (tool.action === "read") await note(tool.name, input, answer);
        return toResult(answer);
      } catch (error) {
        return refused(error);
      }
    });
  return server;
}

const configOf = ({ title, description, input, action, isDestructive = false }: AnyTool) => ({
  title,
  description,
  inputSchema: input,
  annotations: {
    readOnlyHint: action === "read",
    destructiveHint: isDestructive,
    idempotentHint: action === "read" || isDestructive,
    openWorldHint: false,
  },
});
