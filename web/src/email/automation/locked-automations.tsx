import { Button } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { PlanLock } from "../../teams/billing/plan-lock";
import { useRemoteFlag } from "../../teams/team/flag-queries";
import { LockedView } from "../../ui/locked-view";
import { useErrorText } from "../../ui/use-error-text";

const CLAIMS = ["opportunities", "conversion", "validLeads", "research", "perLead", "teams"] as const;

/** Replaces automations for teams that have none, and says why. */
export function LockedAutomations({ error }: { error: unknown }) {
  const { t } = useTranslation(["email", "teams"]);
  const errorText = useErrorText();
  const isMarketing = useRemoteFlag("enable_marketing_email");
  if (!isMarketing) return <LockedView reason="disabled" description={errorText(error)} />;
  const items = CLAIMS.map((id) => ({
    id,
    figure: t(`teams:plans.claims.${id}.figure`),
    text: t(`teams:plans.claims.${id}.text`),
  }));
  return (
    <PlanLock
      description={errorText(error)}
      action={
        <Button asChild mt="3">
          <Link to="/settings/plans">{t("automations.plans")}</Link>
        </Button>
      }
      claims={{ title: t("teams:plans.claims.title"), items }}
    />
  );
}
