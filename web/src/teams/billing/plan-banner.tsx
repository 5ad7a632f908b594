import { Alert, Button } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useIsAdmin } from "../../identity/user/user-queries";
import { useFormat } from "../../ui/use-format";
import { usePlan } from "./billing-queries";

/** The days before a trial's end in which the banner is shown. */
const NOTICE_DAYS = 3;

/** Above every page: a trial that ends soon, or a payment that failed. */
export function PlanBanner() {
  const { t } = useTranslation("teams");
  const { data: plan } = usePlan();
  const isAdmin = useIsAdmin();
  const format = useFormat();
  if (!plan) return null;
  const endsSoon = plan.current_plan === "FREE_TRIAL" && (plan.days_left ?? NOTICE_DAYS + 1) <= NOTICE_DAYS;
  if (!endsSoon && !plan.payment_failed) return null;
  const title = plan.payment_failed
    ? t("plans.banner.failed", { date: plan.plan_end_date ? format.date(plan.plan_end_date) : "" })
    : t("plans.banner.trial", { count: plan.days_left ?? 0 });
  return (
    <Alert.Root status={plan.payment_failed ? "error" : "warning"} rounded="0" alignItems="center">
      <Alert.Indicator />
      <Alert.Title flex="1">{title}</Alert.Title>
      {isAdmin && (
        <Button asChild size="xs" variant="outline">
          <Link to="/settings/plans">{t(plan.payment_failed ? "plans.banner.pay" : "plans.banner.see")}</Link>
        </Button>
      )}
    </Alert.Root>
  );
}
