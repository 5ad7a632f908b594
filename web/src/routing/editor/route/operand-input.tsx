import { HStack, Input, NativeSelect } from "@chakra-ui/react";
import { isNumberRange, listOf } from "@dure/domain/routing/logic/operand";
import type { RoutableField } from "@dure/domain/routing/logic/routable-field";
import type { Operand } from "@dure/domain/routing/logic/serialized-logic";
import { useTranslation } from "react-i18next";
import { Choices } from "./choices";
import { TypedNumber } from "./typed-number";

type OperandInputProps = {
  field: RoutableField;
  operator: string;
  value: Operand | undefined;
  /** The condition's position among those of its field, from 1. */
  number: number;
  onChange: (value: Operand) => void;
};

/**
 * The input for a condition's operand, by the field's type. A consent and the operators for empty answers have none.
 */
export function OperandInput({ field, operator, value, number, onChange }: OperandInputProps) {
  const { t } = useTranslation("routing");
  const label = t("route.valueOf", { number });
  if (field.type === "string" && operator !== "isEmpty" && operator !== "isNotEmpty")
    return (
      <Input
        size="sm"
        aria-label={label}
        maxLength={1000}
        value={typeof value === "string" ? value : ""}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  if (field.type === "number" && isNumberRange(value))
    return (
      <HStack gap="1">
        <TypedNumber
          label={t("route.startOf", { number })}
          value={value.start}
          onChange={(start) => onChange({ ...value, start })}
        />
        –
        <TypedNumber
          label={t("route.endOf", { number })}
          value={value.end}
          onChange={(end) => onChange({ ...value, end })}
        />
      </HStack>
    );
  if (field.type === "number")
    return <TypedNumber label={label} value={typeof value === "number" ? value : 0} onChange={onChange} />;
  const chosen = listOf(value).map(String);
  if (field.type === "select" && (operator === "is" || operator === "isNot"))
    return <OneChoice label={label} field={field} chosen={chosen[0] ?? ""} onChange={onChange} />;
  if (field.type === "select" || field.type === "multiSelect")
    return <Choices label={label} options={field.options} chosen={chosen} onChange={onChange} />;
  return null;
}

type OneChoiceProps = { label: string; field: RoutableField; chosen: string; onChange: (value: string) => void };

function OneChoice({ label, field: { options }, chosen, onChange }: OneChoiceProps) {
  const { t } = useTranslation("routing");
  const isKnown = options.some(({ value }) => value === chosen);
  return (
    <NativeSelect.Root size="sm" invalid={!isKnown}>
      <NativeSelect.Field aria-label={label} value={chosen} onChange={({ target }) => onChange(target.value)}>
        {!isKnown && <option value={chosen}>{chosen || t("route.choose")}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
