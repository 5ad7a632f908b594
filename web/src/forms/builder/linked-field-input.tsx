import { canHold } from "@dure/domain/forms/mapping/linkable-fields";
import type { Question } from "@dure/domain/forms/question/question";
import { useTranslation } from "react-i18next";
import { SelectInput } from "../../ui/form/select-input";
import type { LinkableFields } from "./use-linkable-fields";

type LinkedFieldInputProps = {
  type: Question["type"];
  /** The path of the field that stores the answer; empty for none. */
  chosen: string;
  /** The paths of fields that store other answers. Two answers can't share a field: one would overwrite the other. */
  taken: readonly string[];
  linkable: LinkableFields;
  onChange: (path: string) => void;
};

/**
 * Chooses the field of a lead, company or contact that stores the answer. A chosen field that has been archived is
 * marked.
 */
export function LinkedFieldInput({ type, chosen, taken, linkable, onChange }: LinkedFieldInputProps) {
  const { t } = useTranslation("forms");
  const offered = linkable.fields.filter(
    ({ path, field, isArchived }) => !isArchived && canHold(field, type) && (path === chosen || !taken.includes(path)),
  );
  const isOffered = chosen === "" || offered.some(({ path }) => path === chosen);
  const lost = linkable.fields.find(({ path }) => path === chosen);
  const isWrong = !isOffered && !linkable.isPending;
  return (
    <SelectInput
      label={t("builder.field")}
      hint={t("builder.fieldHint")}
      error={isWrong ? t(lost?.isArchived ? "builder.archivedField" : "builder.lostField") : undefined}
      value={chosen}
      options={[
        { value: "", label: t("builder.noField") },
        ...(isOffered ? [] : [{ value: chosen, label: lost?.label ?? chosen }]),
        ...offered.map(({ path, label }) => ({ value: path, label })),
      ]}
      onChange={onChange}
    />
  );
}
