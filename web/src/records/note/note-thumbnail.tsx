import { Center, chakra, Skeleton } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/record/entity";
import { ImageOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNoteImageUrl } from "./note-queries";

type NoteThumbnailProps = {
  about: { entityId: EntityId; id: string };
  noteId: string;
  path: string;
  /** Which of the note's images it is, from 1 on. */
  place: number;
};

/** An image of a note, cut to fill its place. */
export function NoteThumbnail({ about, noteId, path, place }: NoteThumbnailProps) {
  const { t } = useTranslation("records");
  const { data, error } = useNoteImageUrl(about, noteId, path);
  const [broken, setBroken] = useState(false);
  const alt = t("note.image", { place });
  if (error || broken) {
    return (
      <Center boxSize="full" bg="bg.muted" color="fg.muted" role="img" aria-label={alt}>
        <ImageOff size={20} aria-hidden />
      </Center>
    );
  }
  if (!data) return <Skeleton boxSize="full" rounded="0" />;
  return <chakra.img src={data.url} alt={alt} boxSize="full" objectFit="cover" onError={() => setBroken(true)} />;
}
