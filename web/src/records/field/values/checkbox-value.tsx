import { Checkbox } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field/field";
import type { RecordView } from "@dure/domain/records/record/record";
import { notify } from "../../../ui/toast/notify";
import { useErrorText } from "../../../ui/use-error-text";
import { useUpdateFieldValue } from "../../record/use-update-field-value";
import { fieldValue } from "./field-value";

type CheckboxValueProps = { record: RecordView; field: Field; labelId: string };

/** A yes or no, changed by a click. */
export function CheckboxValue({ record, field, labelId }: CheckboxValueProps) {
  const errorText = useErrorText();
  const update = useUpdateFieldValue(record);
  const stored = fieldValue(record, field);
  const value = update.isPending ? update.variables.value : stored;
  return (
    <Checkbox.Root
      size="sm"
      px="2"
      minH={{ base: "10", md: "8" }}
      checked={value === true}
      ids={{ label: labelId }}
      onCheckedChange={({ checked }) =>
        update.mutate(
          { fieldId: field.id, value: checked === true, before: stored },
          { onError: (error) => notify.error({ title: errorText(error) }) },
        )
      }
    >
      <Checkbox.HiddenInput aria-labelledby={labelId} aria-busy={update.isPending} />
      <Checkbox.Control />
    </Checkbox.Root>
  );
}
