import { List, Stack, Switch, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { ErrorState } from "../../ui/error-state";
import { FormError } from "../../ui/form-error";
import { ListSkeleton } from "../../ui/list-skeleton";
import { SettingsSection } from "../../ui/settings-section";
import { useLaw, useSaveLaw } from "./law-queries";
import { ReconfirmationStatus } from "./reconfirmation-status";

const RULES = ["subject", "sender", "refusal", "night", "reconfirmation"] as const;

/** Whether the team keeps to Korea's law on advertising mails, and what that does (docs/product/email.md#law). */
export function LawSection() {
  const { t } = useTranslation("email");
  const isAdmin = useIsAdmin();
  const law = useLaw();
  const save = useSaveLaw();
  return (
    <SettingsSection title={t("law.title")} description={t("law.hint")}>
      {law.isPending && <ListSkeleton rows={2} />}
      {law.isError && <ErrorState error={law.error} onRetry={law.refetch} />}
      {law.data && (
        <Stack gap="4">
          <Switch.Root
            alignSelf="flex-start"
            checked={law.data.is_on}
            disabled={!isAdmin || save.isPending}
            onCheckedChange={({ checked }) => save.mutate({ body: { is_on: checked } })}
          >
            <Switch.HiddenInput />
            <Switch.Control />
            <Switch.Label>{t("law.switch")}</Switch.Label>
          </Switch.Root>
          <List.Root ps="4" gap="1" color="fg.muted">
            {RULES.map((rule) => (
              <List.Item key={rule}>{t(`law.rule.${rule}`)}</List.Item>
            ))}
          </List.Root>
          {law.data.is_on && <ReconfirmationStatus />}
          {!law.data.is_on && <Text color="fg.warning">{t("law.off")}</Text>}
          <FormError error={save.error} />
        </Stack>
      )}
    </SettingsSection>
  );
}
