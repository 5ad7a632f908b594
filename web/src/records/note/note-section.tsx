import { Skeleton, Stack, Text } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/record/entity";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { lazyComponent } from "../../ui/lazy/lazy-component";
import { MoreButton } from "../../ui/more-button";
import { NoteItem } from "./note-item";
import { useCreateNote, useNotes } from "./note-queries";

/** The editor's code is as large as the rest of the page, so the page is shown before it is loaded. */
const NoteForm = lazyComponent(async () => (await import("./note-form")).NoteForm);

/** The notes of a record, newest first, below the place where one is written. */
export function NoteSection({ about }: { about: { entityId: EntityId; id: string } }) {
  const { t } = useTranslation("records");
  const notes = useNotes(about);
  const { data, error, refetch } = notes;
  const create = useCreateNote(about);
  return (
    <>
      <Suspense fallback={<Skeleton h="16" />}>
        <NoteForm
          about={about}
          label={t("note.add")}
          placeholder={t("note.placeholder")}
          folds
          save={(content) => create.mutateAsync(content)}
        />
      </Suspense>
      {!data && !error && <Skeleton h="16" mt="3" />}
      {!data && error && <ErrorState error={error} onRetry={refetch} />}
      {data?.length === 0 && (
        <Text color="fg.muted" mt="2">
          {t("note.empty")}
        </Text>
      )}
      <Stack as="ul" gap="0" mt="2" listStyleType="none" aria-label={t("note.title")}>
        {data?.map((note) => (
          <NoteItem key={note.id} note={note} about={about} />
        ))}
      </Stack>
      <MoreButton list={notes} label={t("note.older")} />
    </>
  );
}
