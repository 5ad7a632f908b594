import { Box, Flex, IconButton, NativeSelect, Stack, Text } from "@chakra-ui/react";
import type { FilterOperator, FilterValue } from "@dure/domain/records/filter/filter";
import { operandOf } from "@dure/domain/records/filter/filter-operators";
import type { ListedField } from "@dure/domain/records/filter/listed-field";
import { TriangleAlert, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { anyMail } from "../any-mail";
import { FieldPicker } from "../field-picker";
import type { DraftCondition } from "../filter-draft";
import { operatorWord } from "../operator-word";
import type { FilterEditing } from "./filter-editing";
import { ValueEditor } from "./value-editor";

type ConditionEditorProps = FilterEditing & { draft: DraftCondition };

/** One condition: a field, an operator, and what the operator needs. */
export function ConditionEditor({ draft, fields, issues, change }: ConditionEditorProps) {
  const { t } = useTranslation("records");
  const field = draft.identifier === undefined ? undefined : fields.byId.get(draft.identifier);
  const issue = draft.identifier && !field ? "removed-field" : issues.get(draft.id);
  const set = (values: Partial<DraftCondition>) =>
    change<DraftCondition>(draft.id, (before) => ({ ...before, ...values }));
  const pickField = (next: ListedField) =>
    set({ identifier: next.identifier, condition: firstOperator(next), value: firstValue(next) });
  const pickOperator = (condition: FilterOperator) =>
    set({ condition, value: fitting(draft.condition, condition, draft.value) });
  return (
    <Stack gap="1.5" ps="2" borderStartWidth="2px" borderColor={issue ? "border.error" : "border.emphasized"}>
      <Flex gap="2" align="center">
        <Box flex="3" minW="0">
          <FieldPicker fields={fields} value={draft.identifier} onPick={pickField} />
        </Box>
        {field && draft.condition && (
          <NativeSelect.Root flex="2" minW="7rem">
            <NativeSelect.Field
              aria-label={t("filter.operator")}
              value={draft.condition}
              onChange={({ target }) => pickOperator(target.value as FilterOperator)}
            >
              {[...new Set([...field.operators, draft.condition])].map((operator) => (
                <option key={operator} value={operator}>
                  {t(`filter.is.${operatorWord(field, operator)}`)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        )}
        <IconButton
          variant="ghost"
          size="xs"
          aria-label={t("filter.removeCondition")}
          onClick={() => change(draft.id, () => undefined)}
        >
          <X />
        </IconButton>
      </Flex>
      {field && draft.condition && (
        <ValueEditor
          field={field}
          operator={draft.condition}
          value={draft.value}
          onChange={(value) => set({ value })}
        />
      )}
      {issue && (
        <Flex role="alert" gap="1.5" align="center" color="fg.error" textStyle="xs">
          <TriangleAlert size={13} aria-hidden />
          <Text>{t(`filter.issue.${issue}`)}</Text>
        </Flex>
      )}
    </Stack>
  );
}

/** Choices begin with "any of", everything else with the field's own first operator. */
const firstOperator = ({ operators }: ListedField): FilterOperator | undefined =>
  operators.includes("anyIn") && !operators.includes("contains") && !operators.includes("gt") ? "anyIn" : operators[0];

/** A condition on mails is complete from the beginning. */
const firstValue = ({ type }: ListedField): FilterValue | undefined => (type === "mail" ? anyMail : undefined);

/** Keeps the value if the new operator takes the same kind of value. */
function fitting(before: FilterOperator | undefined, next: FilterOperator, value: FilterValue | undefined) {
  return before && operandOf(before) === operandOf(next) ? value : undefined;
}
