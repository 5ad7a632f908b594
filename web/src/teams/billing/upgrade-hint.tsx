import { Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useBillingAdmin } from "./billing-queries";

/** Tells a member which admin to ask about the plan. */
export function UpgradeHint() {
  const { t } = useTranslation("teams");
  const name = useBillingAdmin();
  return (
    <Text color="fg.muted" py="4">
      {name ? t("plans.askAdmin", { name }) : t("plans.askAnyAdmin")}
    </Text>
  );
}
