import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import { MIN_SEATS } from "@dure/domain/teams/billing";
import type { PlanStatus, Price } from "@dure/domain/teams/billing-api";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { TextInput } from "../../ui/form/text-input";
import { FormError } from "../../ui/form-error";
import { FormSkeleton } from "../../ui/form-skeleton";
import { SupportChatButton } from "../../ui/help/support-chat-button";
import { SettingsSection } from "../../ui/settings-section";
import { useFormat } from "../../ui/use-format";
import { useTeam } from "../team/team-queries";
import { usePrices, useStartCheckout, useStartTrial } from "./billing-queries";
import { PriceRadios } from "./price-radios";

/** Where a team without Pro starts the trial, or chooses seats and cycle and goes to the checkout. */
export function StartProSection({ plan }: { plan: PlanStatus }) {
  const { t } = useTranslation("teams");
  const prices = usePrices();
  return (
    <SettingsSection title={t("plans.startPro")} description={t("plans.startProHint")}>
      <Stack gap="5">
        {plan.can_use_free_trial && <Trial />}
        {prices.isPending && <FormSkeleton />}
        {prices.isError && <ErrorState error={prices.error} onRetry={prices.refetch} />}
        {prices.data && <Checkout prices={prices.data.data} activeMembers={plan.active_members} />}
      </Stack>
    </SettingsSection>
  );
}

function Trial() {
  const { t } = useTranslation("teams");
  const { teamId } = useTeam();
  const start = useStartTrial();
  return (
    <Stack gap="2" align="flex-start">
      <Text color="fg.muted">{t("plans.trialHint")}</Text>
      <Button loading={start.isPending} onClick={() => start.mutate({ params: { teamId }, body: {} })}>
        {t("plans.startTrial")}
      </Button>
      <FormError error={start.error} />
    </Stack>
  );
}

function Checkout({ prices, activeMembers }: { prices: readonly Price[]; activeMembers: number }) {
  const { t } = useTranslation("teams");
  const format = useFormat();
  const least = Math.max(MIN_SEATS, activeMembers);
  const [seats, setSeats] = useState(String(least));
  const [cycle, setCycle] = useState(prices[0]?.cycle ?? "MONTHLY");
  const checkout = useStartCheckout();
  const price = prices.find((one) => one.cycle === cycle);
  const count = Number(seats);
  const isEnough = Number.isInteger(count) && count >= least;
  const open = () =>
    price &&
    checkout.mutate(
      { body: { price_id: price.price_id, seats: count, redirect_url: window.location.href } },
      { onSuccess: ({ url }) => window.location.assign(url) },
    );
  return (
    <Stack gap="4">
      <PriceRadios prices={prices} value={cycle} onChange={setCycle} />
      <TextInput
        label={t("plans.seats")}
        hint={t("plans.seatsHint", { count: least })}
        error={isEnough ? undefined : t("plans.tooFew", { count: least })}
        type="number"
        inputMode="numeric"
        value={seats}
        onChange={setSeats}
      />
      {price && isEnough && (
        <HStack justify="space-between">
          <Text>{t(`plans.total.${cycle}`)}</Text>
          <Text fontWeight="semibold">{format.money(price.unit_amount * count, "KRW")}</Text>
        </HStack>
      )}
      <FormError error={checkout.error} />
      <HStack wrap="wrap">
        <Button disabled={!isEnough} loading={checkout.isPending} onClick={open}>
          {t("plans.checkout")}
        </Button>
        <SupportChatButton flow="anotherPaymentMethod" />
      </HStack>
    </Stack>
  );
}
