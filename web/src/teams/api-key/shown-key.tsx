import { Button, Text } from "@chakra-ui/react";
import type { ApiKeyView } from "@dure/domain/teams/api-key";
import { useTranslation } from "react-i18next";
import { CodeToCopy } from "../../ui/code-to-copy";
import { Modal } from "../../ui/modal";

/** A key right after it was made: nothing shows it again. */
export function ShownKey({ made: { name, key }, onClose }: { made: ApiKeyView; onClose: () => void }) {
  const { t } = useTranslation(["teams", "ui"]);
  return (
    <Modal
      open
      title={t("apiKeys.shownTitle", { name })}
      size="sm"
      footer={<Button onClick={onClose}>{t("ui:close")}</Button>}
      onClose={onClose}
    >
      <Text mb="3">{t("apiKeys.shownHint")}</Text>
      <CodeToCopy label={t("apiKeys.key")} code={key} rows={2} />
    </Modal>
  );
}
