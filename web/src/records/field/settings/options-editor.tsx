import { Button, Fieldset } from "@chakra-ui/react";
import { MAX_OPTIONS } from "@dure/domain/records/field/field-definition";
import { optionProblems } from "@dure/domain/records/field/field-options";
import type { OptionColor } from "@dure/domain/records/field/option-color";
import { Plus } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { SortableList } from "../../../ui/sortable/sortable-list";
import type { FieldDraftInput } from "./field-draft";
import { OptionRow } from "./option-row";
import type { DraftForm } from "./use-field-form";

type Option = FieldDraftInput["options"][number];

const withColor = (option: Option, color: OptionColor | undefined): Option => ({ ...option, color: color ?? null });

/**
 * Inserts pasted lines. The first one fills the option at `place` if it is empty; the others follow as new options,
 * without duplicates.
 */
function pasted(options: readonly Option[], place: number, [first = "", ...rest]: string[], prefix: string): Option[] {
  const known = new Set(options.map(({ label }) => label.trim()));
  const added = [...new Set(rest)].filter((line) => !known.has(line) && line !== first);
  const made = added.map((label, at) => ({ key: `${prefix}${Date.now()}-${at}`, label }));
  const before = options.map((option, at) =>
    at === place ? { ...option, label: option.label.trim() || first } : option,
  );
  return [...before.slice(0, place + 1), ...made, ...before.slice(place + 1)].slice(0, MAX_OPTIONS);
}

/** The options of a select: added, renamed, put in order and removed by hand. */
export function OptionsEditor({ form }: { form: DraftForm }) {
  const { t } = useTranslation("records");
  const prefix = useId();
  const options = form.watch("options");
  const tried = form.formState.isSubmitted;
  const problems = optionProblems(options);
  const set = (next: typeof options) => form.setValue("options", next, { shouldDirty: true });
  const items = options.map((option, place) => ({
    id: option.key,
    label: option.label || t("fieldSettings.optionPlace", { place: place + 1 }),
  }));
  const add = () => set([...options, { key: `${prefix}${options.length}-${Date.now()}`, label: "" }]);
  return (
    <Fieldset.Root invalid={tried && options.length === 0}>
      <Fieldset.Legend textStyle="sm" fontWeight="medium">
        {t("fieldSettings.options")}
      </Fieldset.Legend>
      <SortableList
        label={t("fieldSettings.options")}
        items={items}
        gap="1.5"
        onReorder={(ids) => set(options.toSorted((a, b) => ids.indexOf(a.key) - ids.indexOf(b.key)))}
      >
        {(item) => {
          const place = options.findIndex(({ key }) => key === item.id);
          const problem = problems[place];
          return (
            <OptionRow
              key={item.id}
              item={item}
              value={options[place]?.label ?? ""}
              // An empty option is reported only after a submit.
              problem={problem === "option-empty" && !tried ? undefined : problem}
              onChange={(label) => set(options.map((one, at) => (at === place ? { ...one, label } : one)))}
              color={options[place]?.color ?? undefined}
              onColor={(color) => set(options.map((one, at) => (at === place ? withColor(one, color) : one)))}
              onPasteLines={(lines) => set(pasted(options, place, lines, prefix))}
              onRemove={() => set(options.filter((_, at) => at !== place))}
              onEnter={add}
            />
          );
        }}
      </SortableList>
      <Fieldset.ErrorText role="alert">{t("fieldSettings.noOptions")}</Fieldset.ErrorText>
      <Button
        variant="outline"
        size="xs"
        alignSelf="flex-start"
        disabled={options.length >= MAX_OPTIONS}
        // Leaving a field may show what is wrong with it, and move the button away from under the click.
        onMouseDown={(event) => event.preventDefault()}
        onClick={add}
      >
        <Plus aria-hidden />
        {t("fieldSettings.addOption")}
      </Button>
    </Fieldset.Root>
  );
}
