import { CreateLead } from "@dure/domain/records/record/record";
import { DuplicateHint } from "../../duplicate/duplicate-hint";
import { useCreateLead } from "../use-create-record";
import { CreateFormFrame, type CreateFormProps } from "./create-form-frame";
import { createSchema } from "./create-schema";
import { CustomFields } from "./custom-fields";
import { LeadFields } from "./lead-fields";
import { useCreateForm, useKnownFields } from "./use-create-form";
import { useNewLeadValues } from "./use-new-lead-values";

export function LeadForm({ onCreated, onCancel }: CreateFormProps) {
  const create = useCreateLead();
  const fields = useKnownFields("lead");
  const { control, handleSubmit, guard } = useCreateForm(createSchema(CreateLead, fields), useNewLeadValues(), fields);
  const submit = handleSubmit((values) => create.mutate(values, { onSuccess: onCreated }));
  return (
    <CreateFormFrame
      guard={guard}
      error={create.error}
      busy={create.isPending}
      hint={<DuplicateHint entity="lead" control={control} />}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <LeadFields control={control} fields={fields} />
      <CustomFields control={control} fields={fields} />
    </CreateFormFrame>
  );
}
