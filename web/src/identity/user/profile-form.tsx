import { Button, chakra, Stack } from "@chakra-ui/react";
import { JOB_TITLES, UpdateProfile } from "@dure/domain/identity/user";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { isRefusal } from "../../lib/call-error";
import { useMutation } from "../../lib/use-mutation";
import { CheckboxField } from "../../ui/form/checkbox-field";
import { PhoneField } from "../../ui/form/phone-field";
import { ReadOnlyField } from "../../ui/form/read-only-field";
import { SelectField } from "../../ui/form/select-field";
import { TextField } from "../../ui/form/text-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { UnsavedChangesGuard } from "../../ui/unsaved-changes-guard";
import { useFormat } from "../../ui/use-format";
import { useJobTitleOptions } from "./use-job-title-options";
import { useSlugTaken } from "./use-slug-taken";
import { profileQuery, useProfile } from "./user-queries";

export function ProfileForm() {
  const { t } = useTranslation(["identity", "ui"]);
  const profile = useProfile();
  const { display_name, dial_code, phone, office_phone, marketing_consent, marketing_consent_at } = profile;
  const format = useFormat();
  const queryClient = useQueryClient();
  const jobTitles = useJobTitleOptions();
  const job_title = JOB_TITLES.find((title) => title === profile.job_title);
  const known = { display_name, dial_code, phone, office_phone, marketing_consent };
  const { control, handleSubmit, formState, saved, watch, setError, guard } = useZodForm(UpdateProfile, {
    defaultValues: known,
    values: {
      ...known,
      ...(profile.user_slug && { user_slug: profile.user_slug }),
      ...(job_title && { job_title }),
    },
    messages: { display_name: t("profile.nameRule"), user_slug: t("profile.slugHint"), phone: t("profile.phoneRule") },
  });
  const slugTaken = useSlugTaken("user", watch("user_slug") ?? "");
  const update = useMutation(
    api.identity.updateProfile.mutationOptions({
      onSuccess: (stored) => {
        saved();
        queryClient.setQueryData(profileQuery().queryKey, stored);
        notify.success({ title: t("ui:saved") });
      },
      onError: (error) => {
        if (isRefusal(error, "CONFLICT")) setError("user_slug", { message: error.message }, { shouldFocus: true });
      },
    }),
  );

  return (
    <chakra.form noValidate onSubmit={handleSubmit((body) => !slugTaken && update.mutate({ body }))}>
      <Stack gap="4">
        <TextField control={control} name="display_name" label={t("profile.name")} autoComplete="name" required />
        <ReadOnlyField label={t("profile.email")} value={profile.email} />
        <TextField
          control={control}
          name="user_slug"
          label={t("profile.slug")}
          hint={t("profile.slugHint")}
          error={slugTaken ? t("profile.slugTaken") : undefined}
          autoComplete="off"
        />
        <PhoneField control={control} name="phone" dialCodeName="dial_code" label={t("profile.phone")} />
        <TextField
          control={control}
          name="office_phone"
          label={t("profile.officePhone")}
          type="tel"
          autoComplete="off"
        />
        <SelectField control={control} name="job_title" label={t("profile.jobTitle")} options={jobTitles} />
        <CheckboxField
          control={control}
          name="marketing_consent"
          label={t("profile.marketing")}
          hint={marketing_consent_at && t("profile.marketingAt", { time: format.dateTime(marketing_consent_at) })}
        />
        <FormError error={isRefusal(update.error, "CONFLICT") ? undefined : update.error} />
        <Button type="submit" alignSelf="flex-start" disabled={!formState.isDirty} loading={update.isPending}>
          {t("ui:save")}
        </Button>
      </Stack>
      <UnsavedChangesGuard guard={guard} when={formState.isDirty && !update.isPending} />
    </chakra.form>
  );
}
