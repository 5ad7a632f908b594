import { Button, chakra, Stack } from "@chakra-ui/react";
import { DISCOVERY_CHANNELS, TeamNeeds } from "@dure/domain/shared/caller/team";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { api } from "../../lib/api";
import { queryClient } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";
import { SelectField } from "../../ui/form/select-field";
import { TextField } from "../../ui/form/text-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { teamQuery, useTeam } from "./team-queries";

const NOTHING: TeamNeeds = {
  expected_solution: "",
  current_sales_method: "",
  other_sales_tool: "",
  product_discovery_channel: null,
};

/** A short survey; skipping it counts as an answer. */
export function TeamNeedsForm() {
  const { t } = useTranslation("teams");
  const { teamId } = useTeam();
  const navigate = useNavigate();
  const { control, handleSubmit } = useZodForm(TeamNeeds, { defaultValues: NOTHING });
  const save = useMutation(
    api.teams.setTeamNeeds.mutationOptions({
      onSuccess: async (team) => {
        queryClient.setQueryData(teamQuery().queryKey, team);
        await navigate("/invite?welcome=true", { replace: true });
      },
    }),
  );
  const answer = (body: TeamNeeds) => save.mutate({ params: { teamId }, body });

  return (
    <chakra.form noValidate onSubmit={handleSubmit(answer)}>
      <Stack gap="4">
        <TextField control={control} name="expected_solution" label={t("needs.expected")} />
        <TextField control={control} name="current_sales_method" label={t("needs.method")} />
        <TextField control={control} name="other_sales_tool" label={t("needs.otherTool")} />
        <SelectField
          control={control}
          name="product_discovery_channel"
          label={t("needs.channel")}
          options={DISCOVERY_CHANNELS.map((channel) => ({ value: channel, label: t(`channel.${channel}`) }))}
          clearable
        />
        <FormError error={save.error} />
        <Button type="submit" size="md" loading={save.isPending}>
          {t("needs.submit")}
        </Button>
        <Button variant="ghost" color="fg.muted" disabled={save.isPending} onClick={() => answer(NOTHING)}>
          {t("needs.skip")}
        </Button>
      </Stack>
    </chakra.form>
  );
}
