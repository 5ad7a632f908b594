import { Flex, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { planQuery, useTeam } from "../../teams/team/team-queries";
import { Logo } from "../../ui/logo";

/** The team's name and plan. */
export function TeamLabel() {
  const team = useTeam();
  return (
    <Flex align="center" gap="2" minW="0" ps="0.5">
      <Logo size={26} />
      <Flex direction="column" minW="0" lineHeight="1.25">
        <Text fontWeight="semibold" truncate>
          {team.displayName}
        </Text>
        <PlanBadge />
      </Flex>
    </Flex>
  );
}

/** The team's plan; nothing until it is loaded. */
function PlanBadge() {
  const { t } = useTranslation("app");
  const { data: plan } = useQuery(planQuery());
  if (!plan) return null;
  const { current_plan, days_left } = plan;
  const label =
    current_plan === "FREE_TRIAL" ? t("plan.trialDays", { count: days_left ?? 0 }) : t(`plan.${current_plan}`);
  return (
    <Text asChild textStyle="xs" color={current_plan === "FREE" ? "fg.muted" : "brand.fg"} truncate>
      <Link to="/settings/plans">{label}</Link>
    </Text>
  );
}
