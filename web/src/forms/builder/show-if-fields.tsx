import { Button, Fieldset, Text } from "@chakra-ui/react";
import { isAsked, type Question } from "@dure/domain/forms/question/question";
import type { ShowCondition, ShowIf } from "@dure/domain/forms/question/show-if";
import { needsValue, showOperatorsOf } from "@dure/domain/forms/question/show-operators";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CheckInput } from "../../ui/form/check-input";
import { Choice } from "../../ui/form/choice";
import { ShowConditionRow } from "./show-condition-row";

type ShowIfFieldsProps = {
  showIf: ShowIf | null;
  isStep: boolean;
  /** The questions before this one. */
  earlier: readonly Question[];
  onChange: (showIf: ShowIf | null) => void;
};

const MAX_CONDITIONS = 10;

/** The conditions on earlier answers that show a question (docs/product/forms.md#shown-by-earlier-answers). */
export function ShowIfFields({ showIf, isStep, earlier, onChange }: ShowIfFieldsProps) {
  const { t } = useTranslation("forms");
  const askable = earlier.filter(({ type }) => isAsked(type));
  const conditions = showIf?.conditions ?? [];
  const set = (next: ShowCondition[]) =>
    onChange(next.length > 0 ? { match: showIf?.match ?? "all", conditions: next } : null);
  const add = () => {
    const last = askable.at(-1);
    if (last) set([...conditions, conditionOn(last)]);
  };
  if (!showIf && askable.length === 0) return null;
  return (
    <Fieldset.Root gap="2">
      <CheckInput
        label={t("builder.showIf.title")}
        hint={showIf ? t(isStep ? "builder.showIf.stepHint" : "builder.showIf.hint") : undefined}
        checked={showIf !== null}
        onChange={(isOn) => (isOn ? add() : onChange(null))}
      />
      {showIf && askable.length === 0 && <Text color="fg.error">{t("builder.showIf.none")}</Text>}
      {showIf && conditions.length > 1 && (
        <Choice
          label={t("builder.showIf.match")}
          value={showIf.match}
          options={(["all", "any"] as const).map((value) => ({ value, label: t(`builder.showIf.${value}`) }))}
          onChange={(match) => onChange({ ...showIf, match })}
        />
      )}
      {conditions.map((condition, index) => (
        <ShowConditionRow
          key={index}
          number={index + 1}
          condition={condition}
          askable={askable}
          onChange={(next) => set(conditions.with(index, next))}
          onRemove={() => set(conditions.toSpliced(index, 1))}
        />
      ))}
      {showIf && askable.length > 0 && conditions.length < MAX_CONDITIONS && (
        <Button variant="outline" size="xs" alignSelf="flex-start" onClick={add}>
          <Plus aria-hidden />
          {t("builder.showIf.add")}
        </Button>
      )}
    </Fieldset.Root>
  );
}

function conditionOn({ name, type, options }: Question): ShowCondition {
  const operator = showOperatorsOf(type)[0] ?? "isAnswered";
  const first = options[0]?.value;
  return { question: name, operator, values: needsValue(operator) && first !== undefined ? [first] : [] };
}
