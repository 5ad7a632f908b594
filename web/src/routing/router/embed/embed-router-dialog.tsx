import { Stack, Text } from "@chakra-ui/react";
import type { RouterItem } from "@dure/domain/routing/router";
import { useTranslation } from "react-i18next";
import { CodeToCopy } from "../../../ui/code-to-copy";
import { Modal } from "../../../ui/modal";
import { formCode, snippetCode } from "./router-code";

type EmbedRouterDialogProps = {
  router: Pick<RouterItem, "id" | "link" | "title" | "form_type" | "status"> | undefined;
  onClose: () => void;
};

/** The lines that put a router onto the team's own website: its form, or what connects the form that is there. */
export function EmbedRouterDialog({ router, onClose }: EmbedRouterDialogProps) {
  const { t } = useTranslation("routing");
  return (
    <Modal open={router !== undefined} title={t("routers.embed")} size="lg" onClose={onClose}>
      {router && (
        <Stack gap="4">
          <Text color="fg.muted">{t(`embed.hint.${router.form_type}`)}</Text>
          {router.status === "inactive" && <Text color="fg.muted">{t("embed.inactive")}</Text>}
          <CodeToCopy
            label={t("embed.code")}
            code={router.form_type === "custom" ? formCode(router) : snippetCode(router)}
          />
        </Stack>
      )}
    </Modal>
  );
}
