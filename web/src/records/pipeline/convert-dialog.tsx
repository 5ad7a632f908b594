import type { RecordView } from "@dure/domain/records/record/record";
import { ConvertForm } from "./convert-form";
import { usePipelines } from "./pipeline-queries";

type ConvertDialogProps = { record: RecordView; open: boolean; onClose: () => void };

/** Chooses the deal type and the stage that a lead, or a deal of another type, is to have. */
export function ConvertDialog({ record, open, onClose }: ConvertDialogProps) {
  const { data: pipelines } = usePipelines();
  if (!open || !pipelines) return null;
  return <ConvertForm record={record} pipelines={pipelines} onClose={onClose} />;
}
