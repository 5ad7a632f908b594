import { Checkbox, Flex, IconButton, Input, NativeSelect, Stack } from "@chakra-ui/react";
import type { Question, QuestionType } from "@dure/domain/forms/question/question";
import type { ShowCondition, ShowOperator } from "@dure/domain/forms/question/show-if";
import { needsValue, showOperatorsOf } from "@dure/domain/forms/question/show-operators";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";

type ShowConditionRowProps = {
  number: number;
  condition: ShowCondition;
  /** The earlier questions that ask something. */
  askable: readonly Question[];
  onChange: (condition: ShowCondition) => void;
  onRemove: () => void;
};

/** A condition: an earlier question, a comparison, and what its answer is compared with. */
export function ShowConditionRow({ number, condition, askable, onChange, onRemove }: ShowConditionRowProps) {
  const { t } = useTranslation("forms");
  const asked = askable.find(({ name }) => name === condition.question);
  const operators = asked ? showOperatorsOf(asked.type) : [condition.operator];
  const choose = (name: string) => {
    const next = askable.find((one) => one.name === name);
    if (next) onChange({ question: name, operator: showOperatorsOf(next.type)[0] ?? "isAnswered", values: [] });
  };
  return (
    <Flex gap="2" align="flex-start" borderWidth="1px" rounded="l2" p="2">
      <Stack flex="1" minW="0" gap="2">
        <Select
          label={t("builder.showIf.question", { number })}
          value={condition.question}
          options={[
            ...(asked ? [] : [{ value: condition.question, label: condition.question }]),
            ...askable.map(({ name, label }) => ({ value: name, label: label || name })),
          ]}
          onChange={choose}
        />
        <Select
          label={t("builder.showIf.operator", { number })}
          value={condition.operator}
          options={operators.map((one) => ({ value: one, label: t(`builder.showIf.operators.${one}`) }))}
          onChange={(operator) => onChange({ ...condition, operator: operator as ShowOperator })}
        />
        {asked && needsValue(condition.operator) && (
          <Values number={number} asked={asked} condition={condition} onChange={onChange} />
        )}
      </Stack>
      <IconButton variant="ghost" size="xs" aria-label={t("builder.showIf.remove", { number })} onClick={onRemove}>
        <X />
      </IconButton>
    </Flex>
  );
}

type SelectProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

const Select = ({ label, value, options, onChange }: SelectProps) => (
  <NativeSelect.Root size="sm">
    <NativeSelect.Field aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
);

const INPUT_TYPES: Partial<Record<QuestionType, string>> = { date: "date" };

type ValuesProps = Pick<ShowConditionRowProps, "number" | "condition" | "onChange"> & { asked: Question };

/** The options to choose from, or one value. */
function Values({ number, asked, condition, onChange }: ValuesProps) {
  const { t } = useTranslation("forms");
  const label = t("builder.showIf.value", { number });
  if (asked.options.length === 0)
    return (
      <Input
        size="sm"
        type={INPUT_TYPES[asked.type] ?? "text"}
        aria-label={label}
        maxLength={200}
        value={condition.values[0] ?? ""}
        onChange={({ target }) => onChange({ ...condition, values: [target.value] })}
      />
    );
  const gone = condition.values.filter((one) => !asked.options.some(({ value }) => value === one));
  const all = [...asked.options, ...gone.map((value) => ({ value, label: value }))];
  const set = (value: string, isChosen: boolean) =>
    onChange({
      ...condition,
      values: all.map((one) => one.value).filter((one) => (one === value ? isChosen : condition.values.includes(one))),
    });
  return (
    <Stack role="group" aria-label={label} gap="1.5" maxH="40" overflowY="auto" p="1">
      {all.map((option) => (
        <Checkbox.Root
          key={option.value}
          size="sm"
          checked={condition.values.includes(option.value)}
          onCheckedChange={({ checked }) => set(option.value, checked === true)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label fontWeight="normal">{option.label}</Checkbox.Label>
        </Checkbox.Root>
      ))}
    </Stack>
  );
}
