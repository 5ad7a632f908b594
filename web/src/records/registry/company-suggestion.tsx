import { Button } from "@chakra-ui/react";
import type { RecordView } from "@dure/domain/records/record/record";
import { useQuery } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useUpdateFieldValue } from "../record/use-update-field-value";

const STALE_MS = 300_000;

/** Suggests the company that a person's e-mail address points to, if the person has no company. */
export function CompanySuggestion({ record }: { record: RecordView }) {
  const { entity, id, email, company } = record;
  if (entity === "company" || company || !email) return null;
  return <Suggestion key={`${id} ${email}`} record={record} entityId={entity} />;
}

function Suggestion({ record, entityId }: { record: RecordView; entityId: "lead" | "deal" | "contact" }) {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const update = useUpdateFieldValue(record);
  const input = { params: { entityId, recordId: record.id } };
  const { data } = useQuery({ ...api.journeys.suggestCompany.queryOptions({ input }), staleTime: STALE_MS });
  const company = data?.company;
  if (!company) return null;
  const onError = (error: unknown) => notify.error({ title: t("registry.linkFailed"), description: errorText(error) });
  return (
    <Button
      size="2xs"
      variant="ghost"
      maxW="full"
      loading={update.isPending}
      onClick={() => update.mutate({ fieldId: "company", value: company, before: null }, { onError })}
    >
      <Link2 aria-hidden />
      {t("registry.suggestion", { name: company.label })}
    </Button>
  );
}
