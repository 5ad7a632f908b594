export const mcp = {
  title: "Connect AI tools (MCP)",
  description: "AI tools that support MCP can find, create and change records, and book meetings.",
  hint: "Create an API key with the permission “AI tools (MCP)”, and add this address to your AI tool.",
  address: "MCP server address",
  configHint: "If your tool has a configuration file, paste this and add your key.",
  config: "Example MCP configuration",
};
