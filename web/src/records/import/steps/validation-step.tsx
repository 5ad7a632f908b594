import { Box, Button, Flex, Text } from "@chakra-ui/react";
import type { CellLookups } from "@dure/domain/records/import/cell-lookups";
import type { ImportField } from "@dure/domain/records/import/import-field";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormError } from "../../../ui/form-error";
import { CellGrid } from "../grid/cell-grid";
import { useCellErrors } from "../grid/use-cell-errors";
import type { ImportTarget } from "../import-queries";
import type { ImportDraft } from "../use-import-draft";
import { BackButton } from "./back-button";
import { CheckBar } from "./check-bar";
import { errorGroups } from "./error-groups";
import { ErrorList } from "./error-list";
import { StepFrame } from "./step-frame";
import { useServerCheck } from "./use-server-check";
import { useSkipRows } from "./use-skip-rows";
import { useUndoKeys } from "./use-undo-keys";

type ValidationStepProps = {
  target: ImportTarget;
  state: ImportDraft;
  fields: readonly ImportField[];
  world: CellLookups;
};

/** Every cell checked as it will be by the server; wrong ones are put right here. */
export function ValidationStep({ target, state, fields, world }: ValidationStepProps) {
  const { t } = useTranslation("records");
  const { draft, mapping, change } = state;
  const errors = useCellErrors(mapping, fields, world, draft);
  const [onlyErrors, setOnlyErrors] = useState(false);
  const [shown, setShown] = useState<{ row: number; column: number }>();
  const { next, isChecking, share, failure } = useServerCheck(target, state);
  const { skipAll, skipRows, skipRow } = useSkipRows(state, errors.list);
  useUndoKeys(state);
  const { rows, skipped } = draft;
  const wrong = new Set(errors.list.map(({ row }) => row));
  const places = rows.map((_, index) => index).filter((index) => !onlyErrors || wrong.has(index + 1));

  const isEdited = skipped.size > 0 || rows.some((row, index) => row !== draft.table[index + 1]);

  return (
    <StepFrame
      footer={
        <>
          <BackButton resets={isEdited} onBack={() => change({ step: "mapping" })} />
          {share !== undefined && (
            <Text textStyle="sm" color="fg.muted" role="status" fontVariantNumeric="tabular-nums">
              {t("import.checkingParts", { percent: Math.round(share * 100) })}
            </Text>
          )}
          <Button loading={isChecking} disabled={errors.list.length > 0 || skipped.size === rows.length} onClick={next}>
            {t("import.next")}
          </Button>
        </>
      }
    >
      <CheckBar state={state} count={errors.list.length} onlyErrors={onlyErrors} onOnlyErrors={setOnlyErrors} />
      <FormError error={failure} title={t("import.validationFailed")} />
      <Flex flex="1" minH="20rem" gap="4" direction={{ base: "column", lg: "row" }}>
        <Box flex="1" minW="0" minH={{ base: "20rem", lg: "0" }} display="flex">
          <CellGrid
            mapping={mapping}
            header={draft.table[0] ?? []}
            rows={rows}
            places={places}
            errors={errors.at}
            shown={shown}
            skipped={skipped}
            onEdit={state.setCells}
            onSkip={(row, isSkipped) => (isSkipped ? skipRow(row) : state.take(row))}
          />
        </Box>
        <ErrorList
          groups={errorGroups(errors.list, rows)}
          mapping={mapping}
          wrongRows={wrong.size}
          onSkipAll={skipAll}
          onSkip={(group) => skipRows(group.rows)}
          onReplace={state.replaceAll}
          onShow={(row, column) => setShown({ row, column })}
        />
      </Flex>
    </StepFrame>
  );
}
