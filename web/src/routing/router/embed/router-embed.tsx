import { Stack, Text } from "@chakra-ui/react";
import type { RouterItem } from "@dure/domain/routing/router/router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EMBED_MODES, type EmbedMode, embedCode } from "../../../lib/embed-code";
import { CodeToCopy } from "../../../ui/copy/code-to-copy";
import { Choice } from "../../../ui/form/choice";
import { snippetCode } from "./snippet-code";

type RouterEmbedProps = { router: Pick<RouterItem, "id" | "link" | "title" | "form_type"> };

/** The embed code for a website: its form in one of three modes, or the snippet that connects an existing form. */
export function RouterEmbed({ router }: RouterEmbedProps) {
  const { t } = useTranslation("routing");
  const [mode, setMode] = useState<EmbedMode>("inline");
  if (router.form_type === "mapping")
    return (
      <Stack gap="4">
        <Text color="fg.muted">{t("embed.hint.connected")}</Text>
        <CodeToCopy label={t("embed.code")} code={snippetCode(router)} rows={3} />
      </Stack>
    );
  return (
    <Stack gap="4">
      <Choice
        label={t("embed.mode")}
        value={mode}
        options={EMBED_MODES.map((value) => ({ value, label: t(`embed.modes.${value}`) }))}
        onChange={setMode}
      />
      <Text color="fg.muted">{t(`embed.hint.${mode}`)}</Text>
      <CodeToCopy
        label={t("embed.code")}
        code={embedCode({ ...router, kind: "form" }, mode, t("embed.open"))}
        rows={5}
      />
    </Stack>
  );
}
