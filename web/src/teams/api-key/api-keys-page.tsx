import { Box, Button, Text } from "@chakra-ui/react";
import type { ApiKeyView } from "@dure/domain/teams/api-key";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { PageHeader } from "../../ui/page-header";
import { ApiKeyList } from "./api-key-list";
import { CreateKeyDialog } from "./create-key-dialog";
import { McpSection } from "./mcp-section";
import { ShownKey } from "./shown-key";

/** Settings → API keys: for admins, who give other programs a way in. */
export function ApiKeysPage() {
  const { t } = useTranslation("teams");
  const isAdmin = useIsAdmin();
  const [creating, setCreating] = useState(false);
  const [shown, setShown] = useState<ApiKeyView>();
  return (
    <>
      <PageHeader
        title={t("apiKeys.title")}
        actions={
          isAdmin && (
            <Button onClick={() => setCreating(true)}>
              <Plus aria-hidden />
              {t("apiKeys.create")}
            </Button>
          )
        }
      />
      <Text color="fg.muted">{t("apiKeys.description")}</Text>
      {shown && <ShownKey key={shown.key} made={shown} onClose={() => setShown(undefined)} />}
      <Box py="4">
        <ApiKeyList onShown={setShown} />
      </Box>
      <McpSection />
      {creating && (
        <CreateKeyDialog
          onCreated={(key) => {
            setCreating(false);
            setShown(key);
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  );
}
