import { HStack, NativeSelect, RadioGroup, Stack, Text } from "@chakra-ui/react";
import type { ImportEntity, ImportField } from "@dure/domain/records/import/import-field";
import { ImportMode, MATCH_FIELDS, MatchField } from "@dure/domain/records/import/import-match";
import { useTranslation } from "react-i18next";
import { useFieldLabel } from "../../field/use-field-label";
import type { ImportDraft } from "../use-import-draft";
import { keyFor } from "./key-for";

type MatchChoiceProps = { entity: ImportEntity; fields: readonly ImportField[]; state: ImportDraft };

/** Whether rows create records or update existing ones, and the field that finds those. */
export function MatchChoice({ entity, fields, state: { draft, mapping, change } }: MatchChoiceProps) {
  const { t } = useTranslation("records");
  const label = useFieldLabel();
  const { mode, by } = draft.match;
  const keys = MATCH_FIELDS[entity].flatMap((id) => {
    const field = fields.find(({ part, field_id }) => part === "lead" && field_id === id);
    return field ? [{ id, label: label(field) }] : [];
  });
  const choose = (value: string | null) => {
    const chosen = ImportMode.parse(value);
    change({ match: { mode: chosen, by: chosen === "create" ? null : (by ?? keyFor(entity, mapping)) } });
  };
  return (
    <Stack gap="2" mb="4" borderWidth="1px" rounded="l3" p="3">
      <RadioGroup.Root size="sm" value={mode} onValueChange={({ value }) => choose(value)}>
        <RadioGroup.Label mb="1">{t("import.match.label")}</RadioGroup.Label>
        <HStack wrap="wrap" columnGap="5" rowGap="1.5">
          {ImportMode.options.map((one) => (
            <RadioGroup.Item key={one} value={one}>
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator />
              <RadioGroup.ItemText>{t(`import.match.${one}`)}</RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </HStack>
      </RadioGroup.Root>
      {mode !== "create" && (
        <>
          <HStack wrap="wrap">
            <Text textStyle="sm" as="label" {...{ htmlFor: "import-match-by" }}>
              {t("import.match.by")}
            </Text>
            <NativeSelect.Root size="sm" w="12rem">
              <NativeSelect.Field
                id="import-match-by"
                value={by ?? ""}
                onChange={({ target }) => change({ match: { mode, by: MatchField.parse(target.value) } })}
              >
                {keys.map(({ id, label: name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </HStack>
          <Text textStyle="sm" color="fg.muted">
            {t("import.match.hint")}
          </Text>
        </>
      )}
    </Stack>
  );
}
