import { Badge, Text } from "@chakra-ui/react";
import { WARNED_BEFORE_MS } from "@dure/domain/teams/api-key";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";

/** When a key expires; highlighted in its last week and after it has expired. */
export function KeyExpiry({ expiresAt }: { expiresAt: string | null }) {
  const { t } = useTranslation("teams");
  const format = useFormat();
  if (expiresAt === null) return <Text color="fg.muted">{t("apiKeys.noExpiry")}</Text>;
  const leftMs = Date.parse(expiresAt) - Date.now();
  const time = (
    <time dateTime={expiresAt} title={format.dateTime(expiresAt)}>
      {format.date(expiresAt)}
    </time>
  );
  if (leftMs <= 0) return <Badge colorPalette="red">{t("apiKeys.expired")}</Badge>;
  return leftMs <= WARNED_BEFORE_MS ? <Badge colorPalette="orange">{time}</Badge> : time;
}
