import { Stack, Switch, Text } from "@chakra-ui/react";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";
import { FormError } from "../../ui/form-error";
import { profileQuery, useProfile } from "./user-queries";

/** Whether the user's won deals are celebrated. */
export function CelebrationSetting() {
  const { t } = useTranslation("identity");
  const { closing_celebration } = useProfile();
  const queryClient = useQueryClient();
  const set = useMutation(
    api.identity.updateProfile.mutationOptions({
      onSuccess: (stored) => queryClient.setQueryData(profileQuery().queryKey, stored),
    }),
  );
  const shown = set.isPending ? (set.variables.body.closing_celebration ?? closing_celebration) : closing_celebration;
  return (
    <Stack gap="1.5" align="flex-start">
      <Switch.Root
        size="sm"
        checked={shown}
        disabled={set.isPending}
        onCheckedChange={({ checked }) => set.mutate({ body: { closing_celebration: checked } })}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>{t("profile.celebration")}</Switch.Label>
      </Switch.Root>
      <Text color="fg.muted" textStyle="sm">
        {t("profile.celebrationHint")}
      </Text>
      <FormError error={set.error} />
    </Stack>
  );
}
