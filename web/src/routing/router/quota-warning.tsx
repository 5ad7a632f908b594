import { Alert } from "@chakra-ui/react";
import { isUsedUp } from "@dure/domain/routing/submission/quota";
import { useTranslation } from "react-i18next";
import { useMonthQuota } from "./router-queries";

/** Warns that the month's quota is used up (docs/product/routing.md#quota). */
export function QuotaWarning() {
  const { t } = useTranslation("routing");
  const { data: quota } = useMonthQuota();
  if (!quota || !isUsedUp(quota)) return null;
  return (
    <Alert.Root status="warning" size="sm" role="status">
      <Alert.Indicator />
      <Alert.Title fontWeight="normal">{t("routers.quotaExceeded")}</Alert.Title>
    </Alert.Root>
  );
}
