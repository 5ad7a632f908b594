import { chakra, Flex } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/record/entity";
import type { Note } from "@dure/domain/records/record/record";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { NoteImageDialog } from "./note-image-dialog";
import { NoteThumbnail } from "./note-thumbnail";

type NoteImagesProps = { about: { entityId: EntityId; id: string }; note: Note };

/** The images of a note; each opens in a window. */
export function NoteImages({ about, note: { id, images } }: NoteImagesProps) {
  const { t } = useTranslation("records");
  const [shown, setShown] = useState<string>();
  if (images.length === 0) return null;
  return (
    <Flex as="ul" wrap="wrap" gap="2" mt="2" listStyleType="none">
      {images.map((path, index) => (
        <li key={path}>
          <chakra.button
            type="button"
            display="block"
            boxSize={{ base: "28", md: "32" }}
            rounded="l2"
            overflow="hidden"
            borderWidth="1px"
            cursor="zoom-in"
            focusVisibleRing="outside"
            aria-label={t("note.openImage", { place: index + 1 })}
            onClick={() => setShown(path)}
          >
            <NoteThumbnail about={about} noteId={id} path={path} place={index + 1} />
          </chakra.button>
        </li>
      ))}
      {shown && (
        <NoteImageDialog
          about={about}
          noteId={id}
          path={shown}
          place={images.indexOf(shown) + 1}
          onClose={() => setShown(undefined)}
        />
      )}
    </Flex>
  );
}
