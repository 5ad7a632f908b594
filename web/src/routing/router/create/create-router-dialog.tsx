import { newRouter } from "@dure/domain/routing/router/router";
import { localeOf } from "@dure/domain/shared/text";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useProfile } from "../../../identity/user/user-queries";
import { useNavigateAfterSubmit } from "../../../lib/http/use-navigate-after-submit";
import { randomId } from "../../../lib/random-id";
import { useTeam } from "../../../teams/team/team-queries";
import { TextField } from "../../../ui/form/text-field";
import { useZodForm } from "../../../ui/form/use-zod-form";
import { FormDialog } from "../../../ui/form-dialog";
import { atRouter, usePutRouter } from "../router-queries";
import { FormTypeField } from "./form-type-field";
import { NewRouterForm, type NewRouterValues } from "./new-router-form";

/** Asks for the name and form type of a new router, then opens its editor. */
export function CreateRouterDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation("routing");
  const { display_name, email } = useProfile();
  const { timezone } = useTeam();
  const navigateAfterSubmit = useNavigateAfterSubmit();
  const create = usePutRouter();
  const [{ id, defaultId }] = useState(() => ({ id: randomId(), defaultId: crypto.randomUUID() }));
  const { control, handleSubmit, guard } = useZodForm<NewRouterValues, NewRouterValues>(NewRouterForm, {
    defaultValues: { title: t("create.defaultTitle", { name: display_name || email }), form_type: "custom" },
  });
  const submit = handleSubmit(({ title, form_type }) =>
    create.mutate(
      { ...atRouter(id), body: { ...newRouter(form_type, title, defaultId, localeOf(i18n.language)), timezone } },
      { onSuccess: () => navigateAfterSubmit(`/routers/${id}`) },
    ),
  );
  return (
    <FormDialog
      guard={guard}
      title={t("routers.create")}
      submit={t("create.submit")}
      busy={create.isPending}
      error={create.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        required
        control={control}
        name="title"
        label={t("create.title")}
        whenEmpty={t("create.titleRequired")}
        maxLength={100}
      />
      <FormTypeField control={control} />
    </FormDialog>
  );
}
