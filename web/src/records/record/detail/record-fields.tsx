import { Stack } from "@chakra-ui/react";
import type { RecordView } from "@dure/domain/records/record";
import { useTranslation } from "react-i18next";
import { useFields } from "../../field/field-queries";
import { FieldRow } from "../../field/field-row";
import { detailFields } from "./detail-fields";
import { RecordSkeleton } from "./record-skeleton";
import { Section } from "./section";

/** The fields of a record, each to be edited where it stands. */
export function RecordFields({ record }: { record: RecordView }) {
  const { t } = useTranslation("records");
  const own = useFields(record.entity);
  // A lead may hold what a deal shows, such as its amount (spec/2-records.md §3, "Create payloads").
  const ofDeal = useFields("deal");
  if (!own.data || !ofDeal.data) return <RecordSkeleton />;
  return (
    <Section title={t("detail.information")}>
      <Stack as="dl" gap="0.5">
        {detailFields(record.entity, own.data, ofDeal.data).map((field) => (
          <FieldRow key={field.id} record={record} field={field} />
        ))}
      </Stack>
    </Section>
  );
}
