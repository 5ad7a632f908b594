import { Button, chakra, Stack } from "@chakra-ui/react";
import { CreateProfile, Slug } from "@dure/domain/identity/user";
import { localeOf } from "@dure/domain/shared/text";
import { regionalDefaults } from "@dure/domain/shared/zone/regional-defaults";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { api } from "../../lib/api";
import { isRefusal } from "../../lib/call-error";
import { useMutation } from "../../lib/use-mutation";
import { browserTimeZone } from "../../lib/zone/browser-time-zone";
import { CheckboxField } from "../../ui/form/checkbox-field";
import { PhoneField } from "../../ui/form/phone-field";
import { SelectField } from "../../ui/form/select-field";
import { TextField } from "../../ui/form/text-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { refreshSession } from "../session/refresh-session";
import { saveInterfaceState } from "./interface-state-queries";
import { suggestedSlug } from "./suggested-slug";
import { useJobTitleOptions } from "./use-job-title-options";
import { useSlugTaken } from "./use-slug-taken";
import { useProfile } from "./user-queries";

/** The profile of a new member: name, booking address, phone number and job title. */
export function InitialProfileForm() {
  const { t, i18n } = useTranslation("identity");
  const { email, display_name, team_member_role } = useProfile();
  const navigate = useNavigate();
  const jobTitles = useJobTitleOptions();
  const form = useZodForm(CreateProfile, {
    defaultValues: {
      user_slug: suggestedSlug(email.slice(0, Math.max(0, email.indexOf("@"))), Slug),
      display_name,
      dial_code: regionalDefaults(localeOf(i18n.language), browserTimeZone()).dialCode,
      phone: "",
      marketing_consent: false,
    },
    messages: { user_slug: t("profile.slugHint"), display_name: t("profile.nameRule"), phone: t("profile.phoneRule") },
  });
  const { control, handleSubmit, watch } = form;
  const slugTaken = useSlugTaken("user", watch("user_slug"));
  const create = useMutation(
    api.identity.createProfile.mutationOptions({
      onSuccess: async () => {
        // Admins get the survey first, which sets the next step.
        if (team_member_role === "MEMBER") await saveInterfaceState({ onboarding_step: "calendar" });
        await refreshSession();
        await navigate("/", { replace: true });
      },
      onError: (error) => {
        if (isRefusal(error, "CONFLICT")) form.setError("user_slug", { message: error.message }, { shouldFocus: true });
      },
    }),
  );

  return (
    <chakra.form noValidate onSubmit={handleSubmit((body) => !slugTaken && create.mutate({ body }))}>
      <Stack gap="4">
        <TextField control={control} name="display_name" label={t("profile.name")} autoComplete="name" required />
        <TextField
          control={control}
          name="user_slug"
          label={t("profile.slug")}
          hint={t("profile.slugHint")}
          error={slugTaken ? t("profile.slugTaken") : undefined}
          autoComplete="off"
          required
        />
        <PhoneField control={control} name="phone" dialCodeName="dial_code" label={t("profile.phone")} required />
        <SelectField control={control} name="job_title" label={t("profile.jobTitle")} options={jobTitles} required />
        <CheckboxField control={control} name="marketing_consent" label={t("profile.marketing")} />
        <FormError error={isRefusal(create.error, "CONFLICT") ? undefined : create.error} />
        <Button type="submit" size="md" loading={create.isPending}>
          {t("profile.next")}
        </Button>
      </Stack>
    </chakra.form>
  );
}
