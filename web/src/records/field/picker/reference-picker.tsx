import type { EntityId } from "@dure/domain/records/record/entity";
import type { RecordView, Reference } from "@dure/domain/records/record/record";
import { Building2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "../../../ui/toast/notify";
import { useErrorText } from "../../../ui/use-error-text";
import { useQuickSearch } from "../../record/record-queries";
import { type RegistryCompany, useRegistrySearch } from "../../registry/use-registry-search";
import { requestRecord } from "../requested-record";
import { useDebounced } from "../use-debounced";
import { referenceTo } from "../values/reference-to";
import type { Choice } from "./choice";
import { Picker } from "./picker";
import { useCreateReferred } from "./use-create-referred";

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
  // Nothing is requested before the list is opened.
  const [isAsked, setAsked] = useState(instant);
  const found = useQuickSearch(entity, search, isAsked);
  const { create, isNameEnough } = useCreateReferred(entity === "contact" ? "contact" : "company");
  const records = found.data?.data ?? [];
  const registered = useRegistrySearch(entity === "company" ? search : "").filter(
    (company) => !company.already_in_company_entity,
  );

  const failed = (error: unknown) => {
    notify.error({ title: t("create.failed"), description: errorText(error) });
    onClose?.();
  };
  const make = (made: "company" | "contact") => async (name: string, company?: RegistryCompany) => {
    const isEnough = await isNameEnough().catch(failed);
    if (isEnough)
      create.mutate({ name, company }, { onSuccess: (record) => onPick(referenceTo(record)), onError: failed });
    else if (isEnough === false)
      requestRecord({ entity: made, name, company, onCreated: onPick, onCancel: () => onClose?.() });
  };
  const onCreate = entity === "company" || entity === "contact" ? make(entity) : undefined;
  const pick = (choice: Choice | null) => {
    const company = registered.find(({ nice_id }) => choice?.value === REGISTRY + nice_id);
    if (company) void make("company")(company.name, company);
    else onPick(choice && referenceOf(choice, records, value));
  };

  return (
    <Picker
      value={value && { value: value.id, label: value.label }}
      choices={[...records.map(choiceOf), ...registered.map(choiceOfRegistry)]}
      label={label}
      placeholder={t("reference.search")}
      noMatch={t("reference.noMatch")}
      instant={instant}
      onCreate={onCreate && ((name) => void onCreate(name))}
      onOpen={() => setAsked(true)}
      onSearch={setText}
      onPick={pick}
      {...(onClose && { onClose })}
    />
  );
}

const REGISTRY = "registry:";

const choiceOfRegistry = ({ nice_id, name, owner_name, address }: RegistryCompany): Choice => ({
  value: REGISTRY + nice_id,
  label: name,
  hint: [owner_name, address].filter(Boolean).join(" · "),
  icon: Building2,
  isNew: true,
});

type Found = Omit<RecordView, "name">;

const choiceOf = ({ id, label, company, email }: Found): Choice => {
  const hint = company?.label || email;
  return { value: id, label, ...(hint && { hint }) };
};

function referenceOf(choice: Choice, records: readonly Found[], value: Reference | null): Reference | null {
  const record = records.find(({ id }) => id === choice.value);
  return record ? referenceTo(record) : value;
}
