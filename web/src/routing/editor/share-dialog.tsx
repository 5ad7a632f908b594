import { Button, HStack, Input, Stack, Text } from "@chakra-ui/react";
import type { RouterView } from "@dure/domain/routing/router/router";
import { ExternalLink, Settings2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ShortLinkButton } from "../../teams/short-url/short-link-button";
import { CopyLinkButton } from "../../ui/copy/copy-link-button";
import { FieldFrame } from "../../ui/form/field-frame";
import { Modal } from "../../ui/modal";
import { RouterEmbed } from "../router/embed/router-embed";

type ShareDialogProps = { router: RouterView; onSettings: () => void; onClose: () => void };

/** The ways to share an active router: its address, and the code for a website. */
export function ShareDialog({ router, onSettings, onClose }: ShareDialogProps) {
  const { t } = useTranslation("routing");
  const { link, title, form_type } = router;
  return (
    <Modal
      open
      title={t("editor.shareLink.title")}
      size="lg"
      onClose={onClose}
      footer={
        form_type === "custom" && (
          <Button variant="outline" onClick={onSettings}>
            <Settings2 aria-hidden />
            {t("editor.shareLink.settings")}
          </Button>
        )
      }
    >
      <Stack gap="5">
        <Text color="fg.muted">
          {t(form_type === "custom" ? "editor.shareLink.active" : "editor.shareLink.install")}
        </Text>
        {form_type === "custom" && (
          <FieldFrame label={t("editor.shareLink.link")} hint={t("editor.shareLink.hint")}>
            <HStack w="full" wrap="wrap">
              <Input readOnly flex="1" minW="48" value={link} onFocus={({ target }) => target.select()} />
              <CopyLinkButton link={link} title={title} />
              <ShortLinkButton link={link} title={title} />
              <Button asChild size="xs" variant="outline">
                <a href={link} target="_blank" rel="noreferrer">
                  <ExternalLink aria-hidden />
                  {t("editor.shareLink.open")}
                </a>
              </Button>
            </HStack>
          </FieldFrame>
        )}
        <Stack gap="2">
          <Text fontWeight="medium">{t("routers.embed")}</Text>
          <RouterEmbed router={router} />
        </Stack>
      </Stack>
    </Modal>
  );
}
