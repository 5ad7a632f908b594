import type { Question } from "@dure/domain/forms/question/question";
import { useTranslation } from "react-i18next";
import type { StepProps } from "../../routing/editor/draft";
import { SelectInput } from "../../ui/form/select-input";
import { canHold } from "../../../../domain/src/forms/mapping/linkable-fields";
import { fieldsOfOthers, setFieldOf } from "../../routing/editor/build/questions";
import type { useLinkableFields } from "./use-linkable-fields";

type LinkedFieldInputProps = Pick<StepProps, "draft" | "onChange"> & {
  question: Pick<Question, "name" | "type">;
  linkable: ReturnType<typeof useLinkableFields>;
};

/** Which field of a lead, company or contact keeps the answer; one that was archived since says so. */
export function LinkedFieldInput({ draft, question: { name, type }, linkable, onChange }: LinkedFieldInputProps) {
  const { t } = useTranslation("routing");
  const chosen = draft.form_field_mapping[name] ?? "";
  // Of two answers kept in one field, one would be lost.
  const taken = fieldsOfOthers(draft, name);
  const offered = linkable.fields.filter(
    ({ path, field, isArchived }) => !isArchived && canHold(field, type) && (path === chosen || !taken.includes(path)),
  );
  const isOffered = chosen === "" || offered.some(({ path }) => path === chosen);
  const lost = linkable.fields.find(({ path }) => path === chosen);
  const isWrong = !isOffered && !linkable.isPending;
  return (
    <SelectInput
      label={t("build.field")}
      hint={t("build.fieldHint")}
      error={isWrong ? t(lost?.isArchived ? "build.archivedField" : "build.lostField") : undefined}
      value={chosen}
      options={[
        { value: "", label: t("build.noField") },
        ...(isOffered ? [] : [{ value: chosen, label: lost?.label ?? chosen }]),
        ...offered.map(({ path, label }) => ({ value: path, label })),
      ]}
      onChange={(path) => onChange((before) => setFieldOf(before, name, path || null))}
    />
  );
}
