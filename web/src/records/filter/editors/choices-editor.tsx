import { Stack, Tag, Wrap } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ChoicesPicker } from "../../field/picker/choices-picker";
import { Picker } from "../../field/picker/picker";
import { ChoiceLabel } from "../choice-label";
import { useChoices } from "../use-choices";
import type { ValueEditorProps } from "./value-editor-props";

type ChoicesEditorProps = ValueEditorProps & {
  /** Whether another choice takes the place of the chosen one. */
  isSingle?: boolean;
};

/** One or several of a field's choices: options, stages, deal types, members, or records found by their name. */
export function ChoicesEditor({ field, value, isSingle = false, onChange }: ChoicesEditorProps) {
  const { t } = useTranslation("records");
  const [search, setSearch] = useState("");
  const chosen = (Array.isArray(value) ? value : [value ?? []].flat()).map(String);
  const choices = useChoices(field, search);
  const set = (next: string[]) => onChange(next.length > 0 ? next : undefined);
  // A condition on the kind of record takes a single value.
  const one = isSingle || field.identifier === "entity_type";
  const picker = {
    label: t("filter.values"),
    placeholder: t("filter.choose"),
    noMatch: t("filter.noChoice"),
    onSearch: setSearch,
  };
  return (
    <Stack gap="1.5">
      {chosen.length > 0 && (
        <Wrap gap="1">
          {chosen.map((id) => (
            <Tag.Root key={id} size="md" variant="surface">
              <Tag.Label>
                <ChoiceLabel field={field} id={id} />
              </Tag.Label>
              <Tag.EndElement>
                <Tag.CloseTrigger
                  aria-label={t("filter.removeValue")}
                  onClick={() => set(chosen.filter((other) => other !== id))}
                />
              </Tag.EndElement>
            </Tag.Root>
          ))}
        </Wrap>
      )}
      {one ? (
        <Picker
          {...picker}
          key={chosen.join()}
          value={null}
          choices={choices.filter((choice) => !chosen.includes(choice.value))}
          onPick={(choice) => choice && onChange(choice.value)}
        />
      ) : (
        <ChoicesPicker {...picker} value={chosen} choices={choices} search={search} onChange={set} />
      )}
    </Stack>
  );
}
