import { Button, Stack, Text } from "@chakra-ui/react";
import type { PlanStatus } from "@dure/domain/teams/billing-api";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { SettingsSection } from "../../ui/settings-section";
import { usePrices, useSetCycle } from "./billing-queries";
import { ChangeDialog } from "./change-dialog";
import { PriceRadios } from "./price-radios";

/** Monthly or annual billing; a change counts from the next period on. */
export function CycleSection({ plan }: { plan: PlanStatus }) {
  const { t } = useTranslation("teams");
  const prices = usePrices();
  const planned = plan.next_plan_cycle ?? plan.plan_cycle ?? "MONTHLY";
  const [chosen, setChosen] = useState(planned);
  const [isAsking, setAsking] = useState(false);
  const set = useSetCycle();
  const price = prices.data?.data.find(({ cycle }) => cycle === chosen);
  const close = () => {
    setAsking(false);
    set.reset();
  };
  return (
    <SettingsSection title={t("plans.billing")} description={t("plans.cyclePolicy")}>
      <Stack gap="4" align="flex-start">
        {plan.next_plan_cycle !== plan.plan_cycle && (
          <Text>{t("plans.cycleNext", { cycle: t(`plans.cycle.${planned}`) })}</Text>
        )}
        {prices.isError && <ErrorState error={prices.error} onRetry={prices.refetch} />}
        {prices.data && <PriceRadios prices={prices.data.data} value={chosen} onChange={setChosen} />}
        <Button variant="outline" disabled={!price || chosen === planned} onClick={() => setAsking(true)}>
          {t("plans.changeCycle")}
        </Button>
      </Stack>
      {isAsking && price && (
        <ChangeDialog
          title={t("plans.changeCycleTitle", { cycle: t(`plans.cycle.${chosen}`) })}
          when={t("plans.nextPeriod")}
          query={{ price_id: price.price_id }}
          busy={set.isPending}
          error={set.error}
          onConfirm={() => set.mutate({ body: { price_id: price.price_id } }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </SettingsSection>
  );
}
