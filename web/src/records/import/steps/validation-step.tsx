import { Box, Button, Flex, Switch, Text } from "@chakra-ui/react";
import type { CellError } from "@dure/domain/records/import/check-rows";
import type { CellLookups } from "@dure/domain/records/import/read-cell";
import { type CellProblem, cellTexts, importTexts } from "@dure/domain/records/import/texts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/call-error";
import { FormError } from "../../../ui/form-error";
import { CellGrid } from "../grid/cell-grid";
import { useCellErrors } from "../grid/use-cell-errors";
import { importBody } from "../import-body";
import { type ImportTarget, useValidateImport } from "../import-queries";
import type { ImportDraft } from "../use-import-draft";
import { BackButton } from "./back-button";
import { errorGroups } from "./error-groups";
import { ErrorList } from "./error-list";
import { StepFrame } from "./step-frame";
import { useDomainText } from "./use-domain-text";

type ValidationStepProps = { target: ImportTarget; state: ImportDraft; world: CellLookups };

/** Every cell checked as it will be by the server; wrong ones are put right here. */
export function ValidationStep({ target, state, world }: ValidationStepProps) {
  const { t } = useTranslation("records");
  const inLanguage = useDomainText();
  const { draft, mapping, change } = state;
  const errors = useCellErrors(mapping, world, draft);
  const [onlyErrors, setOnlyErrors] = useState(false);
  const [shown, setShown] = useState<{ row: number; column: number }>();
  const validate = useValidateImport(target);
  const { rows } = draft;
  const wrong = new Set(errors.list.map(({ row }) => row));
  const places = rows.map((_, index) => index).filter((index) => !onlyErrors || wrong.has(index + 1));

  const next = () =>
    validate.mutate(importBody(draft), {
      onSuccess: (preview) => change({ step: "preview", preview }),
      onError: (error) =>
        change({ found: (invalidCells(error) ?? []).map((one) => ({ row: rows[one.row - 1] ?? [], error: one })) }),
    });
  const other = validate.error && !invalidCells(validate.error) ? validate.error : undefined;
  const isEdited = rows.some((row, index) => row !== draft.table[index + 1]);

  return (
    <StepFrame
      footer={
        <>
          <BackButton resets={isEdited} onBack={() => change({ step: "mapping" })} />
          <Button loading={validate.isPending} disabled={errors.list.length > 0} onClick={next}>
            {t("import.next")}
          </Button>
        </>
      }
    >
      <Flex gap="3" mb="2" align="center" wrap="wrap" justify="space-between">
        <Text role="status" fontWeight="medium" {...(errors.list.length > 0 && { color: "fg.error" })}>
          {errors.list.length > 0 ? inLanguage(importTexts.invalidCells(errors.list.length)) : t("import.noErrors")}
        </Text>
        <Switch.Root
          size="sm"
          checked={onlyErrors}
          disabled={!onlyErrors && errors.list.length === 0}
          onCheckedChange={({ checked }) => setOnlyErrors(checked)}
        >
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label>{t("import.onlyErrors")}</Switch.Label>
        </Switch.Root>
      </Flex>
      <FormError error={other} title={t("import.validationFailed")} />
      <Flex flex="1" minH="20rem" gap="4" direction={{ base: "column", lg: "row" }}>
        <Box flex="1" minW="0" minH={{ base: "20rem", lg: "0" }} display="flex">
          <CellGrid
            mapping={mapping}
            header={draft.table[0] ?? []}
            rows={rows}
            places={places}
            errors={errors.at}
            shown={shown}
            onEdit={state.setCell}
          />
        </Box>
        <ErrorList
          groups={errorGroups(errors.list, rows, mapping, world)}
          mapping={mapping}
          onReplace={state.replaceAll}
          onShow={(row, column) => setShown({ row, column })}
        />
      </Flex>
    </StepFrame>
  );
}

/** The cells that a refusal names; undefined when it is about something else. */
function invalidCells(error: unknown): CellError[] | undefined {
  if (!(error instanceof CallError)) return undefined;
  const { result } = (error.details ?? {}) as {
    result?: { data?: Record<string, { row: number; column: number; code: string }[]> };
  };
  return (
    result?.data &&
    Object.values(result.data)
      .flat()
      .flatMap(({ row, column, code }) => (isProblem(code) ? [{ row, column, code }] : []))
  );
}

const isProblem = (code: string): code is CellProblem => Object.hasOwn(cellTexts, code);
