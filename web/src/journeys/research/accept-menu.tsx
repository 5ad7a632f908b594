import { Button } from "@chakra-ui/react";
import type { Finding } from "@dure/domain/journeys/research/research";
import { valueOfFinding } from "@dure/domain/journeys/research/value-of-finding";
import { useTranslation } from "react-i18next";
import { useFields } from "../../records/field/field-queries";
import { useFieldLabel } from "../../records/field/use-field-label";
import { fieldValue } from "../../records/field/values/field-value";
import { useRecord } from "../../records/record/record-queries";
import { ActionMenu } from "../../ui/action-menu";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useAcceptFinding } from "./research-queries";

type AcceptMenuProps = { companyId: string; finding: Finding; label: string };

/** The company's fields that can hold a finding. Choosing one replaces the value that the member sees. */
export function AcceptMenu({ companyId, finding, label }: AcceptMenuProps) {
  const { t } = useTranslation("journeys");
  const errorText = useErrorText();
  const fieldLabel = useFieldLabel();
  const { data: fields = [] } = useFields("company");
  const { data } = useRecord("company", companyId);
  const accept = useAcceptFinding(companyId);
  const record = data?.record;
  const fitting = fields.filter(
    ({ id, category, type }) => (id === "url" || category === "custom") && fits(finding, type),
  );
  if (!record || fitting.length === 0) return null;
  const actions = fitting.map((field) => ({
    id: field.id,
    label: fieldLabel(field),
    onSelect: () =>
      accept.mutate(
        { findingId: finding.id, fieldId: field.id, before: fieldValue(record, field) },
        {
          onSuccess: () => notify.success({ title: t("research.accepted") }),
          onError: (error) => notify.error({ title: t("research.acceptFailed"), description: errorText(error) }),
        },
      ),
  }));
  const name = t("research.acceptOf", { kind: label });
  const trigger = (
    <Button size="2xs" variant="ghost" aria-label={name} loading={accept.isPending}>
      {t("research.accept")}
    </Button>
  );
  return <ActionMenu label={name} actions={actions} trigger={trigger} />;
}

const fits = (finding: Finding, type: Parameters<typeof valueOfFinding>[1]): boolean => {
  const value = valueOfFinding(finding, type);
  return value !== undefined && value !== null;
};
