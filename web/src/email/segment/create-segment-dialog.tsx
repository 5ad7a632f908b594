import { SEGMENT_TYPES, SegmentName, SegmentType } from "@dure/domain/email/segment/segment";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { useNavigateAfterSubmit } from "../../lib/http/use-navigate-after-submit";
import { HintedRadios } from "../../ui/form/hinted-radios";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormDialog } from "../../ui/form-dialog";
import { SegmentNameField } from "./segment-name-field";
import { useCreateSegment } from "./segment-queries";
import { type MailedView, useMailedViews } from "./use-mailed-views";
import { ViewSelect } from "./view-select";

const CreateForm = z.object({ name: SegmentName, segment_type: SegmentType });

/** Asks for the name and the type of a new segment, then opens it. */
export function CreateSegmentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("email");
  const navigateAfterSubmit = useNavigateAfterSubmit();
  const create = useCreateSegment();
  const { control, handleSubmit, watch, guard } = useZodForm(CreateForm, {
    defaultValues: { name: t("segments.newName"), segment_type: "dynamic" },
  });
  const views = useMailedViews();
  const [view, setView] = useState<MailedView>();
  const submit = handleSubmit((form) =>
    create.mutate(
      { body: { ...form, ...(form.segment_type === "dynamic" && view && { filters: view.filters }) } },
      { onSuccess: ({ id }) => navigateAfterSubmit(`/recipient-groups/${id}`) },
    ),
  );
  return (
    <FormDialog
      guard={guard}
      title={t("segments.create")}
      submit={t("segments.createSubmit")}
      busy={create.isPending}
      error={create.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SegmentNameField control={control} name="name" />
      <Controller
        control={control}
        name="segment_type"
        render={({ field: { value, onChange, onBlur } }) => (
          <HintedRadios
            label={t("segments.typeLabel")}
            value={value}
            choices={SEGMENT_TYPES.map((type) => ({
              value: type,
              label: t(`segments.type.${type}`),
              hint: t(`segments.typeHint.${type}`),
            }))}
            onChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
      {watch("segment_type") === "dynamic" && views.length > 0 && (
        <ViewSelect views={views} chosen={view} onChoose={setView} />
      )}
    </FormDialog>
  );
}
