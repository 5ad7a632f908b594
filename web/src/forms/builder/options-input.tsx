import { Button, Fieldset, Flex, IconButton, Input, Stack } from "@chakra-ui/react";
import { MAX_OPTIONS, type Option } from "@dure/domain/forms/question/question";
import { Plus, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { SortItem } from "../../ui/sortable/sort-item";
import { SortableList } from "../../ui/sortable/sortable-list";
import { SortableRow } from "../../ui/sortable/sortable-row";
import { useKeys } from "../../ui/sortable/use-keys";
import { optionProblem } from "./option-problem";

type OptionsInputProps = {
  options: readonly Option[];
  /** Whether an option may have a value apart from its label. */
  hasValues?: boolean;
  onChange: (options: Option[]) => void;
};

/** The options of a question: a label that visitors read, and a value that is stored and used by routing. */
export function OptionsInput({ options, hasValues = true, onChange }: OptionsInputProps) {
  const { t } = useTranslation("forms");
  const { keys, insertAt, removeAt, reorder } = useKeys(options.length);
  const problem = optionProblem(options);
  const items = options.map(({ label }, place) => ({
    id: keys[place] ?? "",
    label: label || t("builder.optionPlace", { place: place + 1 }),
  }));
  const add = () => {
    insertAt(options.length);
    onChange([...options, { value: "", label: "" }]);
  };
  return (
    <Fieldset.Root invalid={problem !== undefined}>
      <Fieldset.Legend textStyle="sm" fontWeight="medium">
        {t("builder.options")}
      </Fieldset.Legend>
      {hasValues && <Fieldset.HelperText>{t("builder.optionsHint")}</Fieldset.HelperText>}
      <SortableList
        label={t("builder.options")}
        items={items}
        gap="1.5"
        onReorder={(ids) => onChange(reorder(ids).flatMap((place) => options[place] ?? []))}
      >
        {(item) => {
          const place = keys.indexOf(item.id);
          const option = options[place] ?? { value: "", label: "" };
          return (
            <OptionRow
              key={item.id}
              item={item}
              option={option}
              hasValue={hasValues}
              onChange={(next) => onChange(options.with(place, next))}
              onRemove={() => {
                removeAt(place);
                onChange(options.toSpliced(place, 1));
              }}
            />
          );
        }}
      </SortableList>
      <Fieldset.ErrorText role="alert">
        {problem && t(`builder.optionProblem.${!hasValues && problem !== "none" ? "label" : problem}`)}
      </Fieldset.ErrorText>
      <Button variant="outline" size="xs" alignSelf="flex-start" disabled={options.length >= MAX_OPTIONS} onClick={add}>
        <Plus aria-hidden />
        {t("builder.addOption")}
      </Button>
    </Fieldset.Root>
  );
}

type OptionRowProps = {
  item: SortItem;
  option: Option;
  hasValue: boolean;
  onChange: (option: Option) => void;
  onRemove: () => void;
};

function OptionRow({ item, option, hasValue, onChange, onRemove }: OptionRowProps) {
  const { t } = useTranslation("forms");
  const { label, value } = option;
  // A value that equals its label follows it.
  const setLabel = (text: string) => onChange({ label: text, value: value === label ? text : value });
  return (
    <SortableRow item={item}>
      {(handle) => (
        <Flex gap="1" align="center">
          {handle}
          <Stack direction={{ base: "column", sm: "row" }} gap="1" flex="1">
            <Input
              aria-label={t("builder.optionLabel", { label: item.label })}
              aria-invalid={label.trim() === "" || undefined}
              placeholder={t("builder.optionLabelHint")}
              maxLength={200}
              value={label}
              onChange={({ target }) => setLabel(target.value)}
            />
            {hasValue && (
              <Input
                aria-label={t("builder.optionValue", { label: item.label })}
                placeholder={t("builder.optionValueHint")}
                maxLength={200}
                value={value}
                onChange={({ target }) => onChange({ label, value: target.value })}
              />
            )}
          </Stack>
          <IconButton
            variant="ghost"
            size="xs"
            aria-label={t("builder.removeOption", { label: item.label })}
            onClick={onRemove}
          >
            <X />
          </IconButton>
        </Flex>
      )}
    </SortableRow>
  );
}
