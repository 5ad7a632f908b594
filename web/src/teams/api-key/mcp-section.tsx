import { Stack, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { CodeToCopy } from "../../ui/copy/code-to-copy";
import { SettingsSection } from "../../ui/settings-section";

/** How an AI assistant connects to the team: the MCP server's address, and a client's configuration with it. */
export function McpSection() {
  const { t } = useTranslation("teams");
  const url = `${location.origin}/mcp`;
  const config = { mcpServers: { dure: { type: "http", url, headers: { Authorization: "Bearer dure_live_…" } } } };
  return (
    <SettingsSection title={t("mcp.title")} description={t("mcp.description")}>
      <Stack gap="3">
        <Text>{t("mcp.hint")}</Text>
        <CodeToCopy label={t("mcp.address")} code={url} rows={1} />
        <Text>{t("mcp.configHint")}</Text>
        <CodeToCopy label={t("mcp.config")} code={JSON.stringify(config, null, 2)} rows={11} />
      </Stack>
    </SettingsSection>
  );
}
