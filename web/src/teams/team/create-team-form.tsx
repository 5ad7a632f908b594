import { Button, chakra, Stack } from "@chakra-ui/react";
import { CreateTeam, isHostLabel, TEAM_SIZES } from "@dure/domain/teams/team";
import { useTranslation } from "react-i18next";
import { refreshSession } from "../../identity/session/refresh-session";
import { suggestedSlug } from "../../identity/user/suggested-slug";
import { useSlugTaken } from "../../identity/user/use-slug-taken";
import { api } from "../../lib/api";
import { isRefusal } from "../../lib/call-error";
import { runtime } from "../../lib/firebase/runtime";
import { useMutation } from "../../lib/use-mutation";
import { SelectField } from "../../ui/form/select-field";
import { TextField } from "../../ui/form/text-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { useTeam } from "./team-queries";

/** During onboarding the company's name is required (docs/product/teams.md#company-name). */
const FirstTeam = CreateTeam.required({ company_name: true });
/** If teams have sub-domains, the team's slug must be a valid host label. */
const FirstHost = FirstTeam.extend({ teamSlug: FirstTeam.shape.teamSlug.refine(isHostLabel) });

export function CreateTeamForm() {
  const { t } = useTranslation("teams");
  const hasSubdomains = runtime().config.domain !== undefined;
  const urlHint = hasSubdomains ? t("create.hostHint") : t("create.urlHint");
  const schema = hasSubdomains ? FirstHost : FirstTeam;
  const form = useZodForm(schema, {
    defaultValues: {
      // The company's name, taken from its domain.
      teamSlug: suggestedSlug(useTeam().domain.split(".")[0] ?? "", schema.shape.teamSlug),
      displayName: "",
      company_name: "",
      company_url: "",
    },
    messages: {
      teamSlug: urlHint,
      displayName: t("create.nameRule"),
      company_name: t("create.companyNameRule"),
      company_url: t("create.companyUrlRule"),
    },
  });
  const { control, handleSubmit, watch, setError } = form;
  const slugTaken = useSlugTaken("team", watch("teamSlug"));
  const create = useMutation(
    api.teams.createTeam.mutationOptions({
      onSuccess: refreshSession,
      onError: (error) => {
        if (isSlugTaken(error)) setError("teamSlug", { message: error.message }, { shouldFocus: true });
      },
    }),
  );

  return (
    <chakra.form noValidate onSubmit={handleSubmit((body) => !slugTaken && create.mutate({ body }))}>
      <Stack gap="4">
        <TextField control={control} name="displayName" label={t("create.name")} autoComplete="organization" required />
        <TextField
          control={control}
          name="teamSlug"
          label={t("create.url")}
          hint={urlHint}
          error={slugTaken ? t("create.urlTaken") : undefined}
          autoComplete="off"
          required
        />
        <TextField control={control} name="company_name" label={t("create.companyName")} required />
        <TextField
          control={control}
          name="company_url"
          label={t("create.companyUrl")}
          type="url"
          placeholder="https://company.com"
        />
        <SelectField
          control={control}
          name="estimated_sheet_size"
          label={t("create.size")}
          options={TEAM_SIZES.map((size) => ({ value: size, label: t(`size.${size}`) }))}
          required
        />
        <FormError error={isSlugTaken(create.error) ? undefined : create.error} />
        <Button type="submit" size="md" loading={create.isPending}>
          {t("create.submit")}
        </Button>
      </Stack>
    </chakra.form>
  );
}

/** The address was taken between the check and the submission. */
const isSlugTaken = (error: unknown) => isRefusal(error, "CONFLICT");
