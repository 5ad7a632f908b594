import { Skeleton, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import type { FormSubmissionsProps } from "../../lib/area-parts";
import { ErrorState } from "../../ui/error-state";
import { FormSubmissionItem } from "./form-submission-item";

/** What a lead or deal submitted, newest first. */
export function FormSubmissionSection({ entityId, recordId }: FormSubmissionsProps) {
  const { t } = useTranslation("forms");
  const input = { params: { id: recordId }, query: {} };
  const { data, error, refetch } = useQuery(api.forms.listFormSubmissions.queryOptions({ input }));
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton h="32" />;
  if (data.data.length === 0) return <Text color="fg.muted">{t("submission.empty")}</Text>;
  return (
    <Stack as="ul" gap="3" listStyleType="none" aria-label={t("submission.title")}>
      {data.data.map((submission) => (
        <FormSubmissionItem
          key={submission.scheduled_event?.id ?? submission.submitted_at}
          record={{ entityId, recordId }}
          submission={submission}
        />
      ))}
    </Stack>
  );
}
