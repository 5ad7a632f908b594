import { Box, Grid } from "@chakra-ui/react";
import type { RecordView } from "@dure/domain/records/record";
import type { To } from "react-router";
import { NoteSection } from "../../note/note-section";
import { RecordFields } from "./record-fields";
import { RecordRelations, type Relations } from "./record-relations";

type RecordColumnsProps = {
  data: { record: RecordView; relations: Relations };
  wide: boolean;
  linkTo: (record: Pick<RecordView, "entity" | "id">) => To;
};

/** Information on the one side, memos and related records on the other; below each other where there is less room. */
export function RecordColumns({ data: { record, relations }, wide, linkTo }: RecordColumnsProps) {
  return (
    <Grid
      templateColumns={wide ? { base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 6fr)" } : "minmax(0, 1fr)"}
      columnGap="10"
      pt="4"
    >
      <RecordFields record={record} />
      <Box minW="0">
        <NoteSection about={{ entityId: record.entity, id: record.id }} />
        <RecordRelations relations={relations} linkTo={linkTo} />
      </Box>
    </Grid>
  );
}
