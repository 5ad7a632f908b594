import { Stack, Switch } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { FormError } from "../../ui/form-error";
import { ListSkeleton } from "../../ui/list-skeleton";
import { useDemandSecondFactor, useTeamDemand } from "./security-queries";

/** An admin's switch: whether every member needs a second factor. */
export function TeamDemand() {
  const { t } = useTranslation("identity");
  const team = useTeamDemand();
  const demand = useDemandSecondFactor();
  if (team.isPending) return <ListSkeleton rows={1} />;
  if (team.isError) return <ErrorState error={team.error} onRetry={team.refetch} />;
  return (
    <Stack gap="3" align="flex-start">
      <Switch.Root
        checked={team.data.require_mfa}
        disabled={demand.isPending}
        onCheckedChange={({ checked }) => demand.mutate({ body: { require_mfa: checked } })}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>{t("security.team")}</Switch.Label>
      </Switch.Root>
      <FormError error={demand.error} />
    </Stack>
  );
}
