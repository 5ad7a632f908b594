import { CreateLead } from "@dure/domain/records/record";
import { useZodForm } from "../../../ui/form/use-zod-form";
import { useCreateLead } from "../use-create-record";
import { CreateFormFrame, type CreateFormProps } from "./create-form-frame";
import { LeadFields } from "./lead-fields";
import { useNewLeadValues } from "./lead-values";
import { useFormWords } from "./use-form-words";

export function LeadForm({ onCreated, onCancel }: CreateFormProps) {
  const create = useCreateLead();
  const { control, handleSubmit } = useZodForm(CreateLead, {
    defaultValues: useNewLeadValues(),
    messages: useFormWords(),
  });
  const submit = handleSubmit((values) => create.mutate(values, { onSuccess: onCreated }));
  return (
    <CreateFormFrame error={create.error} busy={create.isPending} onSubmit={submit} onCancel={onCancel}>
      <LeadFields control={control} />
    </CreateFormFrame>
  );
}
