import { Button } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { PlanLock } from "../../teams/billing/plan-lock";
import { flagsQuery } from "../../teams/team/flag-queries";
import { QueryFallback } from "../../ui/lazy/query-fallback";
import { useErrorText } from "../../ui/use-error-text";
import { MarketingLocked } from "../marketing-locked";

const CLAIMS = ["opportunities", "conversion", "validLeads", "research", "perLead", "teams"] as const;

/** Replaces automations for teams that have none, and says why. */
export function LockedAutomations({ error }: { error: unknown }) {
  const { t } = useTranslation(["email", "teams"]);
  const errorText = useErrorText();
  const flags = useQuery(flagsQuery());
  if (!flags.data) return <QueryFallback query={flags} rows={6} />;
  if (!flags.data.enable_marketing_email) return <MarketingLocked />;
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
