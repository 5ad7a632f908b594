import { Stack, Switch, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { FormError } from "../../ui/form-error";
import { useFormat } from "../../ui/use-format";
import { useDailySync, useSetDailySync } from "./card-queries";

/** Switches the daily sync, and shows its next time. Without an account, it can only be switched off. */
export function DailySwitch({ isConnected }: { isConnected: boolean }) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const { data, error } = useDailySync();
  const set = useSetDailySync();
  if (!isConnected && !data?.daily) return null;
  const isOn = set.isPending ? set.variables : data?.daily === true;
  return (
    <Stack gap="1">
      <Switch.Root
        alignSelf="flex-start"
        checked={isOn}
        disabled={!data || set.isPending}
        onCheckedChange={({ checked }) => set.mutate(checked)}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>{t("businessCard.daily")}</Switch.Label>
      </Switch.Root>
      {data?.next_at && (
        <Text textStyle="sm" color="fg.muted">
          {t("businessCard.dailyNext", { time: format.dateTime(data.next_at) })}
        </Text>
      )}
      <FormError error={set.error ?? error} />
    </Stack>
  );
}
