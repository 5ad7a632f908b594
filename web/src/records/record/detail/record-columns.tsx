import { Box, Grid, useBreakpointValue } from "@chakra-ui/react";
import type { RecordFile } from "@dure/domain/records/file/file";
import { groupsOf } from "@dure/domain/records/layout/layout";
import type { EntityId } from "@dure/domain/records/record/entity";
import type { RecordView } from "@dure/domain/records/record/record";
import { useTranslation } from "react-i18next";
import type { To } from "react-router";
import { ErrorState } from "../../../ui/error-state";
import type { Relations } from "../related/record-relations";
import { FieldGroups } from "./field-groups";
import { RecordSkeleton } from "./record-skeleton";
import { RecordTabs } from "./record-tabs";
import { useRecordLayout } from "./use-record-layout";
import { useRecordTabs } from "./use-record-tabs";

type RecordColumnsProps = {
  data: { record: RecordView; relations: Relations; cut: EntityId[]; files: RecordFile[] };
  wide: boolean;
  linkTo: (record: Pick<RecordView, "entity" | "id">) => To;
};

/** The tabs in a panel or on a phone, which open on the fields at first. */
const WITH_FIELDS = { name: "record.panel-tab", first: "fields" };

/** A record in its type's layout. Notes are one of the tabs; without room for columns, the fields are a tab too. */
export function RecordColumns({ data, wide, linkTo }: RecordColumnsProps) {
  const { t } = useTranslation("records");
  const isSingle = useBreakpointValue({ base: true, lg: !wide }, { ssr: false }) ?? true;
  const { record } = data;
  const { layout, fields, error, retry } = useRecordLayout(record);
  const tabs = useRecordTabs(data, linkTo);
  if (!layout) return error ? <ErrorState error={error} onRetry={retry} /> : <RecordSkeleton />;
  if (isSingle) {
    const content = <FieldGroups record={record} groups={groupsOf(layout)} fields={fields} />;
    const fieldsTab = { id: "fields", label: t("detail.information"), content };
    return <RecordTabs tabs={[fieldsTab, ...tabs]} remembered={WITH_FIELDS} />;
  }
  const ratios = layout.positions.map(({ column_ratio }) => `minmax(0, ${column_ratio}fr)`);
  return (
    <Grid templateColumns={ratios.join(" ")} columnGap="10" pt="4">
      {layout.positions.map(({ sections }, place) => (
        // A column is known by nothing but its place.
        <Box key={place} minW="0">
          {sections.map(({ id, type, children }) =>
            type === "memo" ? (
              <RecordTabs key={id} tabs={tabs} />
            ) : (
              <FieldGroups key={id} record={record} groups={children} fields={fields} />
            ),
          )}
        </Box>
      ))}
    </Grid>
  );
}
