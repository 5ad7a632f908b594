import { Stack, Text } from "@chakra-ui/react";
import type { RouterItem } from "@dure/domain/routing/router/router";
import { useTranslation } from "react-i18next";
import { Modal } from "../../../ui/modal";
import { RouterEmbed } from "./router-embed";

type EmbedRouterDialogProps = { router: RouterItem | undefined; onClose: () => void };

/** The lines that put a router onto the team's own website. */
export function EmbedRouterDialog({ router, onClose }: EmbedRouterDialogProps) {
  const { t } = useTranslation("routing");
  return (
    <Modal open={router !== undefined} title={t("routers.embed")} size="lg" onClose={onClose}>
      {router && (
        <Stack gap="4">
          {router.status === "inactive" && <Text color="fg.muted">{t("embed.inactive")}</Text>}
          <RouterEmbed router={router} />
        </Stack>
      )}
    </Modal>
  );
}
