import { Button } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useRemoteFlag } from "../../teams/team/flag-queries";
import { LockedView } from "../../ui/locked-view";
import { useErrorText } from "../../ui/use-error-text";

/** Replaces automations for teams that have none, and says why. */
export function LockedAutomations({ error }: { error: unknown }) {
  const { t } = useTranslation("email");
  const errorText = useErrorText();
  const isMarketing = useRemoteFlag("enable_marketing_email");
  return (
    <LockedView
      reason={isMarketing ? "plan" : "disabled"}
      description={errorText(error)}
      action={
        isMarketing && (
          <Button asChild mt="3">
            <Link to="/settings/plans">{t("automations.plans")}</Link>
          </Button>
        )
      }
    />
  );
}
