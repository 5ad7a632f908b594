import { Button, Stack, Text, Textarea } from "@chakra-ui/react";
import type { BookingPageView } from "@dure/domain/scheduling/booking-page";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Choice } from "../../ui/form/choice";
import { Modal } from "../../ui/modal";
import { notify } from "../../ui/toaster";
import { EMBED_MODES, type EmbedMode, embedCode } from "./embed-code";

type EmbedDialogProps = { page: BookingPageView | undefined; onClose: () => void };

/** The lines that put a page onto the team's own website, in one of three ways. */
export function EmbedDialog({ page, onClose }: EmbedDialogProps) {
  const { t } = useTranslation("scheduling");
  const [mode, setMode] = useState<EmbedMode>("inline");
  const code = page ? embedCode(page, mode, t("embed.open")) : "";
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      notify.success({ title: t("pages.copied") });
    } catch {
      notify.error({ title: t("pages.copyFailed") });
    }
  };
  return (
    <Modal
      open={page !== undefined}
      title={t("pages.embed")}
      size="lg"
      onClose={onClose}
      footer={<Button onClick={copy}>{t("pages.copyCode")}</Button>}
    >
      <Stack gap="4">
        <Choice
          label={t("embed.mode")}
          value={mode}
          options={EMBED_MODES.map((value) => ({ value, label: t(`embed.${value}`) }))}
          onChange={setMode}
        />
        <Text color="fg.muted">{t(`embed.hint.${mode}`)}</Text>
        <Textarea
          readOnly
          rows={6}
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
