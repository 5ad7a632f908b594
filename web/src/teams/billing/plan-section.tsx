import { Badge, Button, HStack, Stack, Text } from "@chakra-ui/react";
import type { PlanStatus } from "@dure/domain/teams/billing-api";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { FormError } from "../../ui/form-error";
import { SettingsSection } from "../../ui/settings-section";
import { useFormat } from "../../ui/use-format";
import { useCancel, usePreview, useResume } from "./billing-queries";

/** The plan, when it is billed next and how much, and its cancellation. */
export function PlanSection({ plan }: { plan: PlanStatus }) {
  const { t } = useTranslation("teams");
  const isAdmin = useIsAdmin();
  const format = useFormat();
  const preview = usePreview({}, isAdmin && plan.has_subscription);
  const next = plan.next_billing_date;
  const amount = preview.data?.next_amount;
  return (
    <SettingsSection title={t("plans.plan")}>
      <Stack gap="3">
        <HStack wrap="wrap">
          <Text textStyle="lg" fontWeight="semibold">
            {t(`plans.name.${plan.current_plan}`)}
          </Text>
          {plan.plan_cycle && <Badge>{t(`plans.cycle.${plan.plan_cycle}`)}</Badge>}
        </HStack>
        {plan.plan_end_date && plan.current_plan !== "FREE" && (
          <Text>
            {t(plan.payment_failed ? "plans.graceUntil" : "plans.until", { date: format.date(plan.plan_end_date) })}
          </Text>
        )}
        {next && !plan.payment_failed && (
          <Text>
            {t("plans.nextBilling", { date: format.date(next.datetime) })}
            {typeof amount === "number" && ` · ${format.money(amount, "KRW")}`}
          </Text>
        )}
        {isAdmin && plan.has_subscription && <Cancellation plan={plan} />}
      </Stack>
    </SettingsSection>
  );
}

function Cancellation({ plan }: { plan: PlanStatus }) {
  const { t } = useTranslation(["teams", "ui"]);
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const cancel = useCancel();
  const resume = useResume();
  const period = plan.next_billing_date;
  // A subscription without a next billing date has been canceled.
  if (!period)
    return (
      <Stack gap="2" align="flex-start">
        <Button loading={resume.isPending} onClick={() => resume.mutate({})}>
          {t("plans.resume")}
        </Button>
        <FormError error={resume.error} />
      </Stack>
    );
  const end = plan.payment_failed && plan.plan_end_date ? plan.plan_end_date : period.datetime;
  return (
    <Stack gap="2" align="flex-start">
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t("plans.cancel")}
      </Button>
      <FormError error={cancel.error} />
      <ConfirmDialog
        open={isAsking}
        title={t("plans.cancelTitle")}
        description={t("plans.cancelHint", { date: format.date(end) })}
        confirm={t("plans.cancel")}
        cancel={t("plans.keep")}
        danger
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate({}, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}
