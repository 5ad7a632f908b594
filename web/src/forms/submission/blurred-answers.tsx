import { Box, Stack, Text } from "@chakra-ui/react";
import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { DescriptionList } from "./description-list";

/** Placeholders for answers that the team's plan doesn't show. The server doesn't send their values. */
export function BlurredAnswers({ labels }: { labels: readonly string[] }) {
  const { t } = useTranslation("forms");
  const hidden = (
    <Box as="span" display="inline-block" filter="blur(5px)" userSelect="none" color="fg.muted" aria-hidden>
      {t("submission.hidden")}
    </Box>
  );
  return (
    <Stack gap="2">
      <Text display="flex" gap="1.5" alignItems="center" color="fg.muted">
        <Lock size={14} aria-hidden />
        {t("submission.locked")}
      </Text>
      <DescriptionList title={t("submission.answers")} facts={labels.map((label) => ({ label, value: hidden }))} />
    </Stack>
  );
}
