import { Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CodeToCopy } from "../../ui/copy/code-to-copy";
import { CheckInput } from "../../ui/form/check-input";

type TrackingCodeProps = {
  /** Null while no website is tracked. */
  siteKey: string | null;
  scriptUrl: string;
};

/** The line for the team's websites (docs/embed.md#customer-journeys). */
export function TrackingCode({ siteKey, scriptUrl }: TrackingCodeProps) {
  const { t } = useTranslation("journeys");
  const [waits, setWaits] = useState(false);
  if (!siteKey) return <Text color="fg.muted">{t("tracker.codeWaits")}</Text>;
  const consent = waits ? ' data-consent="wait"' : "";
  return (
    <Stack gap="4">
      <CheckInput label={t("tracker.consent")} hint={t("tracker.consentHint")} checked={waits} onChange={setWaits} />
      <CodeToCopy
        label={t("tracker.code")}
        code={`<script defer src="${scriptUrl}" data-site="${siteKey}"${consent}></script>`}
        rows={3}
      />
      <Text textStyle="xs" color="fg.muted">
        {t("tracker.consentNote")}
      </Text>
    </Stack>
  );
}
