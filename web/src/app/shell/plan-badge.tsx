import { Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { planQuery } from "../../teams/team/team-queries";

/** The team's plan in a few words; nothing until it is known. */
export function PlanBadge() {
  const { t } = useTranslation("app");
  const { data: plan } = useQuery(planQuery());
  if (!plan) return null;
  const { current_plan, days_left } = plan;
  const label =
    current_plan === "FREE_TRIAL" ? t("plan.trialDays", { count: days_left ?? 0 }) : t(`plan.${current_plan}`);
  return (
    <Text textStyle="xs" color={current_plan === "FREE" ? "fg.muted" : "brand.fg"} truncate>
      {label}
    </Text>
  );
}
