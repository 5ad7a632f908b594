import { Alert, Button, Stack, Text } from "@chakra-ui/react";
import type { CellLookups } from "@dure/domain/records/import/cell-lookups";
import type { ImportEntity, ImportField } from "@dure/domain/records/import/import-field";
import { mappingProblems } from "@dure/domain/records/import/mapping";
import { suggestMapping } from "@dure/domain/records/import/suggest-mapping";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { MatchChoice } from "../match/match-choice";
import type { ImportDraft } from "../use-import-draft";
import { useImportLabel } from "../use-import-label";
import { BackButton } from "./back-button";
import { CreateFieldButton } from "./create-field-button";
import { MappingRow } from "./mapping-row";
import { StepFrame } from "./step-frame";
import { useDomainText } from "./use-domain-text";

const SAMPLES = 20;

type MappingStepProps = {
  entity: ImportEntity;
  state: ImportDraft;
  fields: readonly ImportField[];
  remembered: Readonly<Record<string, string | null>>;
  world: CellLookups;
};

/** Which column goes into which field; proposed by names, by what the cells hold and by what was chosen before. */
export function MappingStep({ entity, state, fields, remembered, world }: MappingStepProps) {
  const { t } = useTranslation("records");
  const inLanguage = useDomainText();
  const label = useImportLabel();
  const { draft, mapping, change } = state;
  const [header = [], ...pasted] = draft.table;
  const samples = (column: number) => pasted.slice(0, SAMPLES).map((row) => row[column] ?? "");

  useEffect(() => {
    if (draft.chosen.length > 0 || fields.length === 0) return;
    const columns = header.map((name, column) => ({ header: name, samples: samples(column) }));
    const chosen = suggestMapping(columns, fields, remembered, world);
    // An exported file has record ids, so its rows update those records.
    const hasIds = chosen.includes(`${entity}:id`);
    change({ chosen, ...(hasIds && { match: { mode: "upsert", by: "id" } }) });
  });

  const problems = mappingProblems(mapping, fields, draft.match);
  return (
    <StepFrame
      footer={
        <>
          <BackButton resets onBack={state.restart} />
          <Button disabled={draft.chosen.length === 0 || problems.length > 0} onClick={() => state.begin(pasted)}>
            {t("import.next")}
          </Button>
        </>
      }
    >
      <Text textStyle="sm" color="fg.muted" mb="3">
        {t("import.mappingHint")}
      </Text>
      <MatchChoice entity={entity} fields={fields} state={state} />
      <Stack gap="2" mb="3" role="status" hidden={problems.every(({ column }) => column !== undefined)}>
        {problems.map(
          ({ text, column, field }) =>
            column === undefined && (
              <Alert.Root key={`${text.en}${field?.id}`} status="warning" size="sm">
                <Alert.Indicator />
                <Alert.Title fontWeight="normal">
                  {inLanguage(text)} {field && `(${label(field)})`}
                </Alert.Title>
              </Alert.Root>
            ),
        )}
      </Stack>
      <Stack as="ul" gap="0" listStyleType="none" borderWidth="1px" rounded="l3">
        {header.map((name, column) => (
          <MappingRow
            key={column}
            header={name || t("import.column", { number: column + 1 })}
            samples={samples(column)}
            fields={fields}
            chosen={draft.chosen[column] ?? null}
            taken={draft.chosen}
            problem={problems.find((one) => one.column === column)?.text}
            onChoose={(id) => change({ chosen: draft.chosen.with(column, id) })}
            action={
              <CreateFieldButton
                entity={entity}
                header={name}
                samples={samples(column)}
                onCreated={(id) => change({ chosen: draft.chosen.with(column, id) })}
              />
            }
          />
        ))}
      </Stack>
    </StepFrame>
  );
}
