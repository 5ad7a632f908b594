import { Skeleton, Stack, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { useFormat } from "../../ui/use-format";
import { useReconfirmation } from "./law-queries";

/** How many recipients are reminded of their consent, and when (docs/product/email.md#law). */
export function ReconfirmationStatus() {
  const { t } = useTranslation("email");
  const format = useFormat();
  const { data, error, refetch } = useReconfirmation();
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton h="12" />;
  const { due, soon, next_at } = data;
  return (
    <Stack gap="1">
      <Text fontWeight="medium">{t("law.reconfirmation.title")}</Text>
      {next_at === null ? (
        <Text color="fg.muted">{t("law.reconfirmation.none")}</Text>
      ) : (
        <Text color="fg.muted">
          {due > 0
            ? t("law.reconfirmation.due", { count: due })
            : t("law.reconfirmation.next", { day: format.date(next_at), count: soon })}
        </Text>
      )}
    </Stack>
  );
}
