import { Button, chakra, Stack } from "@chakra-ui/react";
import { JOB_TITLES, UpdateProfile } from "@dure/domain/identity/user";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";
import { PhoneField } from "../../ui/form/phone-field";
import { ReadOnlyField } from "../../ui/form/read-only-field";
import { SelectField } from "../../ui/form/select-field";
import { TextField } from "../../ui/form/text-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { UnsavedChangesGuard } from "../../ui/unsaved-changes-guard";
import { useJobTitleOptions } from "./use-job-title-options";
import { profileQuery, useProfile } from "./user-queries";

export function ProfileForm() {
  const { t } = useTranslation(["identity", "ui"]);
  const profile = useProfile();
  const { display_name, dial_code, phone } = profile;
  const queryClient = useQueryClient();
  const jobTitles = useJobTitleOptions();
  const job_title = JOB_TITLES.find((title) => title === profile.job_title);
  const { control, handleSubmit, formState, saved } = useZodForm(UpdateProfile, {
    defaultValues: { display_name, dial_code, phone },
    values: { display_name, dial_code, phone, ...(job_title && { job_title }) },
    messages: { display_name: t("profile.nameRule"), phone: t("profile.phoneRule") },
  });
  const update = useMutation(
    api.identity.updateProfile.mutationOptions({
      onSuccess: (stored) => {
        saved();
        queryClient.setQueryData(profileQuery().queryKey, stored);
        notify.success({ title: t("ui:saved") });
      },
    }),
  );

  return (
    <chakra.form noValidate onSubmit={handleSubmit((body) => update.mutate({ body }))}>
      <Stack gap="4">
        <TextField control={control} name="display_name" label={t("profile.name")} autoComplete="name" required />
        <ReadOnlyField label={t("profile.email")} value={profile.email} />
        <ReadOnlyField label={t("profile.slug")} value={profile.user_slug ?? ""} />
        <PhoneField control={control} name="phone" dialCodeName="dial_code" label={t("profile.phone")} />
        <SelectField control={control} name="job_title" label={t("profile.jobTitle")} options={jobTitles} />
        <FormError error={update.error} />
        <Button type="submit" alignSelf="flex-start" disabled={!formState.isDirty} loading={update.isPending}>
          {t("ui:save")}
        </Button>
      </Stack>
      <UnsavedChangesGuard when={formState.isDirty && !update.isPending} />
    </chakra.form>
  );
}
