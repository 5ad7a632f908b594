import type { EntityId } from "@dure/domain/records/record/entity";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { ImageViewer } from "../file/image-viewer";
import { PreviewDialog } from "../file/preview-dialog";
import { useNoteImageUrl } from "./note-queries";

type NoteImageDialogProps = {
  about: { entityId: EntityId; id: string };
  noteId: string;
  path: string;
  /** Which of the note's images it is, from 1 on. */
  place: number;
  onClose: () => void;
};

/** An image of a note in a window, to be zoomed. */
export function NoteImageDialog({ about, noteId, path, place, onClose }: NoteImageDialogProps) {
  const { t } = useTranslation("records");
  const { data, error, refetch } = useNoteImageUrl(about, noteId, path);
  const title = t("note.image", { place });
  return (
    <PreviewDialog open title={title} onClose={onClose}>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && <ImageViewer src={data.url} alt={title} />}
    </PreviewDialog>
  );
}
