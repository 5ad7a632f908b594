import { Stack, Text } from "@chakra-ui/react";
import type { BookingPageView } from "@dure/domain/scheduling/booking-page/booking-page";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EMBED_MODES, type EmbedMode, embedCode } from "../../../lib/embed-code";
import { CodeToCopy } from "../../../ui/copy/code-to-copy";
import { Choice } from "../../../ui/form/choice";
import { Modal } from "../../../ui/modal";

type EmbedDialogProps = { page: BookingPageView | undefined; onClose: () => void };

/** The lines that put a page onto the team's own website, in one of three ways. */
export function EmbedDialog({ page, onClose }: EmbedDialogProps) {
  const { t } = useTranslation("scheduling");
  const [mode, setMode] = useState<EmbedMode>("inline");
  const code = page ? embedCode({ ...page, kind: "page" }, mode, t("embed.open")) : "";
  return (
    <Modal open={page !== undefined} title={t("pages.embed")} size="lg" onClose={onClose}>
      <Stack gap="4">
        <Choice
          label={t("embed.mode")}
          value={mode}
          options={EMBED_MODES.map((value) => ({ value, label: t(`embed.${value}`) }))}
          onChange={setMode}
        />
        <Text color="fg.muted">{t(`embed.hint.${mode}`)}</Text>
        <CodeToCopy label={t("pages.code")} code={code} />
      </Stack>
    </Modal>
  );
}
