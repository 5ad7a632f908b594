import { Segment, type SegmentView } from "@dure/domain/email/segment/segment";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { TextAreaField } from "../../ui/form/text-area-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormDialog } from "../../ui/form-dialog";
import { SegmentNameField } from "./segment-name-field";
import { useRenameSegment } from "./segment-queries";

const RenameForm = z.object({ name: Segment.shape.name, description: Segment.shape.description });

export function RenameSegmentDialog({ segment, onClose }: { segment: SegmentView; onClose: () => void }) {
  const { t } = useTranslation("email");
  const rename = useRenameSegment();
  const { name, description } = segment;
  const { control, handleSubmit, guard } = useZodForm(RenameForm, {
    draft: segment.id,
    defaultValues: { name, description },
  });
  const submit = handleSubmit((body) => rename.mutate({ params: { id: segment.id }, body }, { onSuccess: onClose }));
  return (
    <FormDialog
      guard={guard}
      title={t("segments.rename")}
      submit={t("segments.save")}
      busy={rename.isPending}
      error={rename.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SegmentNameField control={control} name="name" />
      <TextAreaField control={control} name="description" label={t("segments.descriptionLabel")} />
    </FormDialog>
  );
}
