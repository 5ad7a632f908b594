export const mcp = {
  title: "Connect AI tools (MCP)",
  description: "An AI tool that speaks MCP can find, create and change records, and book meetings.",
  hint: "Create an API key with the permission “AI tools (MCP)”, and add this address to your AI tool.",
  address: "Address of the MCP server",
  configHint: "If your tool has a configuration file, paste this and put your key in.",
  config: "Example of an MCP configuration",
};
