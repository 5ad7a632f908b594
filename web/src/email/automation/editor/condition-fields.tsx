import { Input, Stack, Text } from "@chakra-ui/react";
import type { ConditionStep, SendEmailStep } from "@dure/domain/email/automation/step";
import { useTranslation } from "react-i18next";
import { FilterBuilder } from "../../../records/filter/editors/filter-builder";
import { useListedFields } from "../../../records/filter/listed-fields";
import { ErrorState } from "../../../ui/error-state";
import { FieldFrame } from "../../../ui/form/field-frame";
import { ListSkeleton } from "../../../ui/list-skeleton";
import { MailCheckFields } from "../mail/mail-check-fields";

type ConditionFieldsProps = {
  step: ConditionStep;
  mails: readonly SendEmailStep[];
  onChange: (step: ConditionStep) => void;
};

/** A condition's name, and what the record must match. */
export function ConditionFields({ step, mails, onChange }: ConditionFieldsProps) {
  const { t } = useTranslation("email");
  return (
    <Stack gap="3">
      <FieldFrame label={t("conditionStep.label")}>
        <Input
          maxLength={100}
          value={step.label}
          onChange={({ target }) => onChange({ ...step, label: target.value })}
        />
      </FieldFrame>
      <MailCheckFields step={step} mails={mails} onChange={onChange} />
      {!step.mail && <RecordFields step={step} onChange={onChange} />}
    </Stack>
  );
}

type RecordFieldsProps = { step: ConditionStep; onChange: (step: ConditionStep) => void };

function RecordFields({ step, onChange }: RecordFieldsProps) {
  const { t } = useTranslation("email");
  const { data: fields, error, refetch } = useListedFields("lead-deal-combined", "");
  return (
    <>
      <Text textStyle="sm" fontWeight="medium">
        {t("conditionStep.filter")}
      </Text>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!fields && !error && <ListSkeleton rows={2} />}
      {fields && (
        <FilterBuilder
          initial={step.filter}
          fields={fields}
          none={t("conditionStep.none")}
          error={undefined}
          onChange={(filter) => onChange({ ...step, filter })}
        />
      )}
    </>
  );
}
