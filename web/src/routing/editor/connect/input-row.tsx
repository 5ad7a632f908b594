import { Badge, NativeSelect, Stack, Table, Text } from "@chakra-ui/react";
import { hasOptions, isAsked, QUESTION_TYPES } from "@dure/domain/forms/question/question";
import { useTranslation } from "react-i18next";
import { OptionsInput } from "../../../forms/builder/options-input";
import type { useLinkableFields } from "../../../forms/builder/use-linkable-fields";
import type { FormInput } from "../../form-inputs";
import { DraftFieldInput } from "../build/draft-field-input";
import { CONTACT_VALUES } from "../build/questions";
import type { StepProps } from "../draft";
import { problemTarget } from "../go-to-problem";
import { type InputUse, useOf } from "./inputs";

type InputRowProps = Pick<StepProps, "draft" | "onChange"> & {
  input: FormInput;
  linkable: ReturnType<typeof useLinkableFields>;
  isGone: boolean;
  onUse: (input: FormInput, use: InputUse) => void;
};

const USES = ["unused", ...CONTACT_VALUES, "field"] as const;
/** Without `file`: a website uploads its visitors' files to its own server. */
const TYPES = QUESTION_TYPES.filter((type) => isAsked(type) && type !== "file");

/** A row for an input of the website's form. An input used as an answer has a type, and options if it is a choice. */
export function InputRow({ draft, input, linkable, isGone, onUse, onChange }: InputRowProps) {
  const { t } = useTranslation(["routing", "forms"]);
  const { name, label, type, options } = input;
  const use = useOf(draft.metadata.mappings, name);
  return (
    <Table.Row verticalAlign="top" tabIndex={-1} {...problemTarget("connect", name)}>
      <Table.Cell w="40%">
        <Text fontWeight="medium" wordBreak="break-word">
          {label || name}
        </Text>
        {label !== name && (
          <Text textStyle="xs" color="fg.muted" wordBreak="break-all">
            {name}
          </Text>
        )}
        {isGone && <Badge colorPalette="orange">{t("connect.gone")}</Badge>}
      </Table.Cell>
      <Table.Cell>
        <Stack gap="3">
          <Select
            label={t("connect.useOf", { label: label || name })}
            value={use}
            options={USES.map((value) => ({
              value,
              label: value === "unused" || value === "field" ? t(`connect.use.${value}`) : t(`build.contact.${value}`),
            }))}
            onChange={(chosen) => onUse(input, chosen)}
          />
          {use === "field" && (
            <Select
              label={t("connect.typeOf", { label: label || name })}
              value={type}
              options={TYPES.map((value) => ({ value, label: t(`forms:builder.type.${value}`) }))}
              onChange={(chosen) => onUse({ ...input, type: chosen }, "field")}
            />
          )}
          {use === "field" && (
            <DraftFieldInput draft={draft} question={input} linkable={linkable} onChange={onChange} />
          )}
          {use === "field" && hasOptions(type) && (
            <OptionsInput options={options} onChange={(next) => onUse({ ...input, options: next }, "field")} />
          )}
        </Stack>
      </Table.Cell>
    </Table.Row>
  );
}

type SelectProps<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
};

/** A select without a visible label: the table's row and column headers name it. */
function Select<T extends string>({ label, value, options, onChange }: SelectProps<T>) {
  const choose = (chosen: string) => {
    const known = options.find((option) => option.value === chosen);
    if (known) onChange(known.value);
  };
  return (
    <NativeSelect.Root>
      <NativeSelect.Field aria-label={label} value={value} onChange={({ target }) => choose(target.value)}>
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
