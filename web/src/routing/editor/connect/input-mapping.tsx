import { Heading, Stack, Table, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useLinkableFields } from "../../../forms/builder/use-linkable-fields";
import type { FormInput } from "../../form-inputs";
import type { StepProps } from "../draft";
import { AddInput } from "./add-input";
import { InputRow } from "./input-row";
import { chooseUse, type InputUse, knownInputs } from "./inputs";

type InputMappingProps = Pick<StepProps, "draft" | "onChange"> & {
  /** The inputs that the last scan found; undefined before the first scan. */
  scanned: readonly FormInput[] | undefined;
};

/** Maps each input of the website's form to a contact's value, an answer, or nothing. */
export function InputMapping({ draft, scanned, onChange }: InputMappingProps) {
  const { t } = useTranslation("routing");
  const linkable = useLinkableFields();
  const { mappings } = draft.metadata;
  const use = (input: FormInput, wanted: InputUse) => onChange((before) => chooseUse(before, input, wanted));
  const inputs = knownInputs(mappings, scanned ?? []);
  const isGone = (name: string) => scanned !== undefined && !scanned.some((input) => input.name === name);
  return (
    <Stack as="section" gap="3" aria-labelledby="input-mapping">
      <Stack gap="1">
        <Heading as="h2" size="sm" id="input-mapping">
          {t("connect.mapping")}
        </Heading>
        <Text color="fg.muted">{t(inputs.length > 0 ? "connect.mappingHint" : "connect.noInputsYet")}</Text>
      </Stack>
      {inputs.length > 0 && (
        <Table.Root size="sm" aria-labelledby="input-mapping">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{t("connect.column.input")}</Table.ColumnHeader>
              <Table.ColumnHeader>{t("connect.column.use")}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {inputs.map((input) => (
              <InputRow
                key={input.name}
                input={input}
                draft={draft}
                linkable={linkable}
                isGone={isGone(input.name)}
                onUse={use}
                onChange={onChange}
              />
            ))}
          </Table.Body>
        </Table.Root>
      )}
      <AddInput taken={inputs.map(({ name }) => name)} onAdd={(input) => use(input, "field")} />
    </Stack>
  );
}
