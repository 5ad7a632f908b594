import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useProfile } from "../../../identity/user/user-queries";
import { randomId } from "../../../lib/random-id";
import { useTeam } from "../../../teams/team/team-queries";
import { TextField } from "../../../ui/form/text-field";
import { useZodForm } from "../../../ui/form/use-zod-form";
import { FormDialog } from "../../../ui/form-dialog";
import { notify } from "../../../ui/toast/notify";
import { useBookingDefaults } from "../../booking-defaults/booking-defaults-queries";
import { useCreateBookingPage } from "../booking-page-queries";
import { newPage } from "../page-form-schema";
import { AttendeesField } from "./attendees-field";
import { KindField } from "./kind-field";
import { NewPageForm, type NewPageValues } from "./new-page-form";

/**
 * Asks for the kind, title and attendees of a new page. Everything else begins with the attendees' defaults and is
 * edited next.
 */
export function CreatePageDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("scheduling");
  const { user_id, timezone } = useProfile();
  const team = useTeam();
  const navigate = useNavigate();
  const create = useCreateBookingPage();
  const [id] = useState(randomId);
  const { control, handleSubmit, watch, guard } = useZodForm<NewPageValues, NewPageValues>(NewPageForm, {
    defaultValues: { kind: "oneOnOne", title: "", attendees: [user_id] },
    messages: { attendees: t("create.attendeesRule") },
  });
  const [first = user_id] = watch("attendees");
  const defaults = useBookingDefaults(first);
  const { isSuccess } = create;

  useEffect(() => {
    if (isSuccess) navigate(`/booking-pages/${id}`);
  }, [isSuccess, id, navigate]);

  const submit = handleSubmit((values) => {
    if (!defaults.data) return;
    const body = newPage({ ...values, timezone: timezone || team.timezone }, defaults.data);
    create.mutate({ params: { id }, body }, { onSuccess: () => notify.success({ title: t("editor.published") }) });
  });
  return (
    <FormDialog
      guard={guard}
      title={t("pages.create")}
      submit={t("editor.publish")}
      busy={create.isPending}
      disabled={!defaults.data}
      error={create.error ?? defaults.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <KindField control={control} />
      <TextField
        required
        control={control}
        name="title"
        label={t("editor.title")}
        placeholder={t("editor.titlePlaceholder")}
        whenEmpty={t("editor.titleRequired")}
        maxLength={100}
      />
      <AttendeesField control={control} />
    </FormDialog>
  );
}
