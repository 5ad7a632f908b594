import { Button, Fieldset, Flex, IconButton, Input, Stack } from "@chakra-ui/react";
import { MAX_OPTIONS, type Option } from "@dure/domain/forms/question/question";
import { Plus, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SortableList } from "../../ui/sortable/sortable-list";
import { SortableRow } from "../../ui/sortable/sortable-row";
import { useKeys } from "../../ui/sortable/use-keys";
import { optionProblem } from "./option-problem";

type OptionsInputProps = { options: readonly Option[]; onChange: (options: Option[]) => void };

/** The answers to choose from: what a visitor reads, and what is kept and routed by. */
export function OptionsInput({ options, onChange }: OptionsInputProps) {
  const { t } = useTranslation("routing");
  const { keys, insertAt, removeAt, reorder } = useKeys(options.length);
  const problem = optionProblem(options);
  const items = options.map(({ label }, place) => ({
    id: keys[place] ?? "",
    label: label || t("build.optionPlace", { place: place + 1 }),
  }));
  const set = (place: number, changes: Partial<Option>) =>
    onChange(options.map((one, at) => (at === place ? { ...one, ...changes } : one)));
  const add = () => {
    insertAt(options.length);
    onChange([...options, { value: "", label: "" }]);
  };
  // A value that was never told apart from its label goes along with it.
  const setLabel = (place: number, { label, value }: Option, text: string) =>
    set(place, value === label ? { label: text, value: text } : { label: text });
  return (
    <Fieldset.Root invalid={problem !== undefined}>
      <Fieldset.Legend textStyle="sm" fontWeight="medium">
        {t("build.options")}
      </Fieldset.Legend>
      <Fieldset.HelperText>{t("build.optionsHint")}</Fieldset.HelperText>
      <SortableList
        label={t("build.options")}
        items={items}
        gap="1.5"
        onReorder={(ids) => onChange(reorder(ids).flatMap((place) => options[place] ?? []))}
      >
        {(item) => {
          const place = keys.indexOf(item.id);
          const option = options[place] ?? { value: "", label: "" };
          return (
            <SortableRow key={item.id} item={item}>
              {(handle) => (
                <Flex gap="1" align="center">
                  {handle}
                  <Stack direction={{ base: "column", sm: "row" }} gap="1" flex="1">
                    <Input
                      aria-label={t("build.optionLabel", { label: item.label })}
                      placeholder={t("build.optionLabelHint")}
                      maxLength={200}
                      value={option.label}
                      onChange={({ target }) => setLabel(place, option, target.value)}
                    />
                    <Input
                      aria-label={t("build.optionValue", { label: item.label })}
                      placeholder={t("build.optionValueHint")}
                      maxLength={200}
                      value={option.value}
                      onChange={({ target }) => set(place, { value: target.value })}
                    />
                  </Stack>
                  <IconButton
                    variant="ghost"
                    size="xs"
                    aria-label={t("build.removeOption", { label: item.label })}
                    onClick={() => {
                      removeAt(place);
                      onChange(options.toSpliced(place, 1));
                    }}
                  >
                    <X />
                  </IconButton>
                </Flex>
              )}
            </SortableRow>
          );
        }}
      </SortableList>
      <Fieldset.ErrorText role="alert">{problem && t(`build.optionProblem.${problem}`)}</Fieldset.ErrorText>
      <Button variant="outline" size="xs" alignSelf="flex-start" disabled={options.length >= MAX_OPTIONS} onClick={add}>
        <Plus aria-hidden />
        {t("build.addOption")}
      </Button>
    </Fieldset.Root>
  );
}
