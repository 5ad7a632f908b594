import { Box, Field, Flex, NativeSelect, Text } from "@chakra-ui/react";
import type { ImportField } from "@dure/domain/records/import/import-field";
import type { Text as InBoth } from "@dure/domain/shared/text";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFieldLabel } from "../../field/use-field-label";
import { useDomainText } from "./use-domain-text";

const SHOWN = 3;

type MappingRowProps = {
  header: string;
  samples: readonly string[];
  fields: readonly ImportField[];
  chosen: string | null;
  taken: readonly (string | null)[];
  problem: InBoth | undefined;
  onChoose: (id: string | null) => void;
  /** Below the choice of a column that is left out. */
  action: ReactNode;
};

/** A column: its name, what is in it, and the field that it becomes. */
export function MappingRow({ header, samples, fields, chosen, taken, problem, onChoose, action }: MappingRowProps) {
  const { t } = useTranslation("records");
  const inLanguage = useDomainText();
  const label = useFieldLabel();
  const field = fields.find(({ id }) => id === chosen);
  const groups = Map.groupBy(fields, ({ entity }) => entity);
  // The type is shown for custom fields, since a field created from the column has the type detected in its cells.
  const hints = [
    field && field.part !== "lead" && t(`entity.${field.entity}`),
    field?.category === "custom" && t(`fieldType.${field.type}`),
  ].filter(Boolean);
  const shown = samples.filter((text) => text.trim() !== "").slice(0, SHOWN);
  return (
    <Flex
      as="li"
      direction={{ base: "column", md: "row" }}
      gap={{ base: "2", md: "4" }}
      align={{ md: "center" }}
      px="4"
      py="3"
      borderBottomWidth={{ base: "1px", _last: "0" }}
    >
      <Box flex="1" minW="0">
        <Text fontWeight="medium" truncate>
          {header}
        </Text>
        <Text textStyle="sm" color="fg.muted" truncate>
          {shown.length > 0 ? shown.join(" · ") : t("import.emptyColumn")}
        </Text>
      </Box>
      <Field.Root w={{ base: "full", md: "20rem" }} invalid={problem !== undefined}>
        <NativeSelect.Root>
          <NativeSelect.Field
            aria-label={t("import.fieldOf", { column: header })}
            value={chosen ?? ""}
            onChange={({ target: { value } }) => onChoose(value === "" ? null : value)}
            {...(chosen === null && { color: "fg.muted" })}
          >
            <option value="">{t("import.leaveOut")}</option>
            {[...groups].map(([entity, some]) => (
              <optgroup key={entity} label={t(`entity.${entity}`)}>
                {some.map((one) => (
                  <option key={one.id} value={one.id} disabled={one.id !== chosen && taken.includes(one.id)}>
                    {label(one)}
                    {one.required && one.part === "lead" ? " *" : ""}
                  </option>
                ))}
              </optgroup>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        {hints.length > 0 && <Field.HelperText mt="0">{hints.join(" · ")}</Field.HelperText>}
        {chosen === null && action}
        {problem && <Field.ErrorText>{inLanguage(problem)}</Field.ErrorText>}
      </Field.Root>
    </Flex>
  );
}
