import { Box, Flex, HStack, Skeleton } from "@chakra-ui/react";
import { noteBodyHtml } from "@dure/domain/records/note/note";
import type { EntityId } from "@dure/domain/records/record/entity";
import type { Note } from "@dure/domain/records/record/record";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsAdmin, useProfile } from "../../identity/user/user-queries";
import { lazyComponent } from "../../ui/lazy/lazy-component";
import { useFormat } from "../../ui/use-format";
import { MemberName } from "../member/member-name";
import { NoteActions } from "./note-actions";
import { NoteImages } from "./note-images";
import { useChangeNote } from "./note-queries";
import { RichText } from "./rich-text";

const NoteForm = lazyComponent(async () => (await import("./note-form")).NoteForm);

type NoteItemProps = { note: Note; about: { entityId: EntityId; id: string } };

/** One note: who wrote it, when, and what. Its author and admins may change it. */
export function NoteItem({ note, about }: NoteItemProps) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const isAdmin = useIsAdmin();
  const { user_id } = useProfile();
  const change = useChangeNote(about, note.id);
  const [editing, setEditing] = useState(false);
  const isEdited = note.updated_at !== note.created_at;
  return (
    <Box as="li" py="3" borderBottomWidth="1px" _last={{ borderBottomWidth: "0" }}>
      <Flex align="center" gap="2" mb="1" minH="7">
        <Box fontWeight="medium" minW="0">
          <MemberName id={note.author_id} />
        </Box>
        <HStack gap="1" flex="1" textStyle="xs" color="fg.muted" minW="0">
          <time dateTime={note.created_at} title={format.dateTime(note.created_at)}>
            {format.ago(note.created_at)}
          </time>
          {isEdited && <span>({t("note.edited")})</span>}
        </HStack>
        {!editing && (isAdmin || note.author_id === user_id) && (
          <NoteActions about={about} noteId={note.id} onEdit={() => setEditing(true)} />
        )}
      </Flex>
      {editing ? (
        <Suspense fallback={<Skeleton h="16" />}>
          <NoteForm
            about={about}
            label={t("note.text")}
            note={note}
            save={(content) => change.mutateAsync(content)}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      ) : (
        <>
          <RichText html={noteBodyHtml(note)} />
          <NoteImages about={about} note={note} />
        </>
      )}
    </Box>
  );
}
