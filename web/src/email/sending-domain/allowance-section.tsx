import { Progress, Skeleton, Stack, Text } from "@chakra-ui/react";
import type { DailyAllowance } from "@dure/domain/email/sending-domain/sending-domain-api";
import { useTranslation } from "react-i18next";
import { FormError } from "../../ui/form-error";
import { SettingsSection } from "../../ui/settings-section";
import { useFormat } from "../../ui/use-format";
import { useAllowance } from "./sending-domain-queries";

/** How many mails a domain may send today. */
export function AllowanceSection() {
  const { t } = useTranslation("email");
  const { data, error, isPending } = useAllowance();
  return (
    <SettingsSection title={t("domain.allowance.title")} description={t("domain.allowance.hint")}>
      {isPending && <Skeleton h="10" />}
      <FormError error={error} />
      {data && <Today allowance={data} />}
    </SettingsSection>
  );
}

function Today({ allowance: { limit, used, resets_at } }: { allowance: DailyAllowance }) {
  const { t } = useTranslation("email");
  const format = useFormat();
  if (limit === null) return <Text>{t("domain.allowance.none")}</Text>;
  const numbers = { limit: format.number(limit), used: format.number(used), time: format.dateTime(resets_at) };
  return (
    <Stack gap="2">
      <Progress.Root value={used} max={limit} size="sm" aria-label={t("domain.allowance.title")}>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Text>{t("domain.allowance.used", numbers)}</Text>
    </Stack>
  );
}
