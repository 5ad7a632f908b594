import { Alert } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { ErrorState } from "../../ui/error-state";
import { FormSkeleton } from "../../ui/form-skeleton";
import { PageHeader } from "../../ui/page-header";
import { usePlan } from "./billing-queries";
import { CycleSection } from "./cycle-section";
import { InvoicesSection } from "./invoices-section";
import { PlanSection } from "./plan-section";
import { ProClaims } from "./pro-claims";
import { SeatsSection } from "./seats-section";
import { StartProSection } from "./start-pro-section";
import { UpgradeHint } from "./upgrade-hint";
import { useCheckoutReturn } from "./use-checkout-return";

/** The team's plan, seats and invoices; members see the plan and which admin to ask. */
export function PlansPage() {
  const { t } = useTranslation("teams");
  const plan = usePlan();
  const isAdmin = useIsAdmin();
  const isProcessing = useCheckoutReturn();
  return (
    <>
      <PageHeader title={t("plans.title")} />
      {isProcessing && (
        <Alert.Root status="info" mb="4">
          <Alert.Indicator />
          <Alert.Title>{t("plans.processing")}</Alert.Title>
        </Alert.Root>
      )}
      {plan.isPending && <FormSkeleton />}
      {plan.isError && <ErrorState error={plan.error} onRetry={plan.refetch} />}
      {plan.data && (
        <>
          <PlanSection plan={plan.data} />
          {!isAdmin && <UpgradeHint />}
          {isAdmin && plan.data.has_subscription && <SeatsSection plan={plan.data} />}
          {isAdmin && plan.data.has_subscription && <CycleSection plan={plan.data} />}
          {isAdmin && plan.data.current_plan !== "PRO" && <StartProSection plan={plan.data} />}
          {plan.data.current_plan === "FREE" && <ProClaims />}
          {isAdmin && plan.data.has_portal && <InvoicesSection />}
        </>
      )}
    </>
  );
}
