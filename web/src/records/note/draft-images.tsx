import { Box, Center, CloseButton, chakra, Flex, Spinner } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/record/entity";
import { useTranslation } from "react-i18next";
import { NoteThumbnail } from "./note-thumbnail";
import type { DraftImage } from "./use-note-images";

type DraftImagesProps = {
  about: { entityId: EntityId; id: string };
  noteId: string | undefined;
  images: readonly DraftImage[];
  onDrop: (path: string) => void;
};

/** The images of a note being written, each with a button to remove it. */
export function DraftImages({ about, noteId, images, onDrop }: DraftImagesProps) {
  const { t } = useTranslation("records");
  if (images.length === 0) return null;
  return (
    <Flex as="ul" wrap="wrap" gap="2" listStyleType="none">
      {images.map(({ path, preview, sending }, index) => (
        <Box as="li" key={path} position="relative" boxSize="20" rounded="l2" overflow="hidden" borderWidth="1px">
          {preview ? (
            <chakra.img
              src={preview}
              alt={t("note.image", { place: index + 1 })}
              boxSize="full"
              objectFit="cover"
              opacity={sending ? 0.5 : 1}
            />
          ) : (
            noteId && <NoteThumbnail about={about} noteId={noteId} path={path} place={index + 1} />
          )}
          {sending && (
            <Center position="absolute" inset="0" role="status">
              <Spinner size="sm" aria-label={t("note.sendingImage")} />
            </Center>
          )}
          <CloseButton
            size="2xs"
            variant="solid"
            position="absolute"
            top="1"
            insetEnd="1"
            aria-label={t("note.removeImage", { place: index + 1 })}
            onClick={() => onDrop(path)}
          />
        </Box>
      ))}
    </Flex>
  );
}
