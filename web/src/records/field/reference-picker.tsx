import type { EntityId } from "@dure/domain/records/entity";
import type { RecordView, Reference } from "@dure/domain/records/record";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "../../ui/toaster";
import { useErrorText } from "../../ui/use-error-text";
import { useQuickSearch } from "../record/record-queries";
import type { Choice } from "./choice";
import { Picker } from "./picker";
import { useCreateReferred } from "./use-create-referred";
import { useDebounced } from "./use-debounced";

type ReferencePickerProps = {
  entity: EntityId;
  value: Reference | null;
  label: string;
  instant?: boolean;
  onPick: (reference: Reference | null) => void;
  onClose?: () => void;
};

/** A record, found by quick search; companies and contacts can be made on the spot. */
export function ReferencePicker({ entity, value, label, instant = false, onPick, onClose }: ReferencePickerProps) {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const [text, setText] = useState("");
  const search = useDebounced(text, 200);
  const found = useQuickSearch(entity, search, true);
  const create = useCreateReferred(entity === "contact" ? "contact" : "company");
  const canCreate = entity === "company" || entity === "contact";
  const records = found.data?.data ?? [];

  const make = (name: string) =>
    create.mutate(name, {
      onSuccess: (record) => onPick(referenceTo(record)),
      onError: (error) => {
        notify.error({ title: t("create.failed"), description: errorText(error) });
        onClose?.();
      },
    });

  return (
    <Picker
      value={value && { value: value.id, label: value.label }}
      choices={records.map(choiceOf)}
      label={label}
      placeholder={t("reference.search")}
      noMatch={t("reference.noMatch")}
      instant={instant}
      onCreate={canCreate ? make : undefined}
      onSearch={setText}
      onPick={(choice) => onPick(choice && referenceOf(choice, records, value))}
      {...(onClose && { onClose })}
    />
  );
}

const choiceOf = ({ id, label, company, email }: RecordView): Choice => {
  const hint = company?.label || email;
  return { value: id, label, ...(hint && { hint }) };
};

const referenceTo = ({ id, label, entity, nice_id }: RecordView): Reference => ({
  id,
  label,
  entity_type: entity,
  nice_id,
});

function referenceOf(choice: Choice, records: readonly RecordView[], value: Reference | null): Reference | null {
  const record = records.find(({ id }) => id === choice.value);
  return record ? referenceTo(record) : value;
}
