import { Grid, useBreakpointValue } from "@chakra-ui/react";
import type { RecordFile } from "@dure/domain/records/file";
import type { RecordView } from "@dure/domain/records/record";
import { useTranslation } from "react-i18next";
import type { To } from "react-router";
import { FileSection } from "../../file/file-section";
import { NoteSection } from "../../note/note-section";
import { RecordFields } from "./record-fields";
import { RecordRelations, type Relations } from "./record-relations";
import { type RecordTab, RecordTabs } from "./record-tabs";

type RecordColumnsProps = {
  data: { record: RecordView; relations: Relations; files: RecordFile[] };
  wide: boolean;
  linkTo: (record: Pick<RecordView, "entity" | "id">) => To;
};

/** Information on the one side, everything else in tabs on the other; where there is less room, a tab of its own. */
export function RecordColumns({ data: { record, relations, files }, wide, linkTo }: RecordColumnsProps) {
  const { t } = useTranslation("records");
  const isSingle = useBreakpointValue({ base: true, lg: !wide }, { ssr: false }) ?? true;
  const { id, entity } = record;
  const related = Object.values(relations).flat().length;
  const fields = <RecordFields record={record} />;
  const tabs: RecordTab[] = [
    { id: "memo", label: t("note.title"), content: <NoteSection about={{ entityId: entity, id }} /> },
    {
      id: "related",
      label: t("detail.related"),
      count: related,
      content: <RecordRelations relations={relations} linkTo={linkTo} />,
    },
    {
      id: "files",
      label: t("file.title"),
      count: files.length,
      content: <FileSection params={{ entityId: entity, recordId: id }} files={files} />,
    },
  ];
  if (isSingle)
    return <RecordTabs tabs={[{ id: "fields", label: t("detail.information"), content: fields }, ...tabs]} />;
  return (
    <Grid templateColumns="minmax(0, 5fr) minmax(0, 6fr)" columnGap="10" pt="4">
      {fields}
      <RecordTabs tabs={tabs} />
    </Grid>
  );
}
