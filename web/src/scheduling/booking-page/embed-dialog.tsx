import { Button, Stack, Text, Textarea } from "@chakra-ui/react";
import type { BookingPageView } from "@dure/domain/scheduling/booking-page";
import { useTranslation } from "react-i18next";
import { Modal } from "../../ui/modal";
import { notify } from "../../ui/toaster";
import { embedCode } from "./embed-code";

type EmbedDialogProps = { page: BookingPageView | undefined; onClose: () => void };

/** The lines that put a page onto the team's own website. */
export function EmbedDialog({ page, onClose }: EmbedDialogProps) {
  const { t } = useTranslation("scheduling");
  const code = page ? embedCode(page) : "";
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    notify.success({ title: t("pages.copied") });
  };
  return (
    <Modal
      open={page !== undefined}
      title={t("pages.embed")}
      size="lg"
      onClose={onClose}
      footer={<Button onClick={copy}>{t("pages.copyCode")}</Button>}
    >
      <Stack gap="3">
        <Text color="fg.muted">{t("pages.embedHint")}</Text>
        <Textarea
          readOnly
          rows={10}
          fontFamily="mono"
          textStyle="xs"
          aria-label={t("pages.code")}
          value={code}
          onFocus={({ target }) => target.select()}
        />
      </Stack>
    </Modal>
  );
}
