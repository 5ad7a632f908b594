import { fieldPathOf, mappedFieldOf } from "@dure/domain/forms/mapping/field-path";
import { MAX_QUESTIONS } from "@dure/domain/forms/question/question";
import { FORM_FIELD_TYPES, type FormField, toFormField } from "@dure/domain/scheduling/booking-page/booking-form";
import { needsPhone } from "@dure/domain/scheduling/notification/notification";
import { useState } from "react";
import { useController, useFieldArray, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { AddQuestion } from "../../../forms/builder/add-question";
import { useLinkableFields } from "../../../forms/builder/use-linkable-fields";
import { randomId } from "../../../lib/random-id";
import { movedPlaces } from "../../../ui/sortable/moved-places";
import { SortableList } from "../../../ui/sortable/sortable-list";
import { FormSection } from "../form-section";
import type { SectionProps } from "../section-props";
import { AddStandardQuestion } from "./add-standard-question";
import { PageQuestionCard } from "./page-question-card";

/** The questions of the page. The e-mail address is always asked for. */
export function QuestionsSection({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { fields, append, move, remove } = useFieldArray({ control, name: "form", keyName: "key" });
  const [questions = [], notifications = []] = useWatch({ control, name: ["form", "notifications"] });
  const linkable = useLinkableFields();
  const { field: map } = useController({ control, name: "form_field_mapping" });
  const mapping = (map.value ?? {}) as Record<string, string>;
  const [added, setAdded] = useState<string>();
  const add = (question: FormField) => {
    setAdded(question.name);
    append(question, { shouldFocus: false });
  };
  const items = fields.map(({ key, name }, place) => ({ id: key, name, label: questions[place]?.label ?? "" }));
  // A move keeps the questions' keys, so that what is open stays open and the focus stays on the handle.
  const reorder = (ids: string[]) => {
    const moved = movedPlaces(
      fields.map(({ key }) => key),
      ids,
    );
    if (moved) move(moved.from, moved.to);
  };
  return (
    <FormSection title={t("question.title")} description={t("question.hint")}>
      <SortableList label={t("question.title")} items={items} onReorder={reorder} gap="2">
        {(item) => (
          <PageQuestionCard
            key={item.id}
            item={item}
            control={control}
            disabled={disabled}
            index={items.findIndex(({ id }) => id === item.id)}
            linkable={linkable}
            mapping={mapping}
            onMap={map.onChange}
            startsOpen={item.name === added}
            isNeeded={item.name === "phone" && needsPhone(notifications)}
            onRemove={() => remove(items.findIndex(({ id }) => id === item.id))}
          />
        )}
      </SortableList>
      {!disabled && fields.length < MAX_QUESTIONS && (
        <>
          <AddStandardQuestion known={fields.map(({ name }) => name)} onAdd={add} />
          <AddQuestion
            types={FORM_FIELD_TYPES}
            nameOf={() => `q_${randomId()}`}
            linked={Object.values(mapping).map(fieldPathOf)}
            linkable={linkable}
            onAdd={(question, path) => {
              add(toFormField(question));
              if (path) map.onChange({ ...mapping, [question.name]: mappedFieldOf(path) });
            }}
          />
        </>
      )}
    </FormSection>
  );
}
