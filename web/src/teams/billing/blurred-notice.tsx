import { Alert, Link as TextLink } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

/** Says why a router's lead shows no values, and where the plan is. */
export function BlurredNotice() {
  const { t } = useTranslation("teams");
  return (
    <Alert.Root status="info" my="3">
      <Alert.Indicator />
      <Alert.Title flex="1">{t("plans.blurred")}</Alert.Title>
      <TextLink asChild>
        <Link to="/settings/plans">{t("plans.banner.see")}</Link>
      </TextLink>
    </Alert.Root>
  );
}
