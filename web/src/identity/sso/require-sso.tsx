import { Stack, Switch } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { FormError } from "../../ui/form-error";
import { ListSkeleton } from "../../ui/list-skeleton";
import { useRequireSso, useTeamSso } from "./sso-queries";

/** An admin's switch: whether members sign in by SSO alone. */
export function RequireSso() {
  const { t } = useTranslation("identity");
  const team = useTeamSso();
  const require = useRequireSso();
  if (team.isPending) return <ListSkeleton rows={1} />;
  if (team.isError) return <ErrorState error={team.error} onRetry={team.refetch} />;
  return (
    <Stack gap="3" align="flex-start">
      <Switch.Root
        checked={team.data.sso_required}
        disabled={require.isPending}
        onCheckedChange={({ checked }) => require.mutate({ body: { sso_required: checked } })}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>{t("sso.require")}</Switch.Label>
      </Switch.Root>
      <FormError error={require.error} />
    </Stack>
  );
}
