import { noteImageOf } from "@dure/domain/records/note/note-image";
import type { EntityId } from "@dure/domain/records/record/entity";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api, client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

type About = { entityId: EntityId; id: string };

/** The notes of a record, newest first, page by page. */
export const useNotes = (about: About) =>
  useInfiniteQuery({
    ...api.records.listNotes.infiniteOptions({
      input: (cursor: string | undefined) => ({ params: about, query: cursor ? { cursor } : {} }),
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
    }),
    select: ({ pages }) => pages.flatMap(({ data }) => data),
  });

const onSuccess = () => refresh("records", "listNotes");

/** What a note says: its formatted text, if it has any, and the paths of its images. */
export type NoteContent = { html?: string; images: string[] };

export const useCreateNote = (about: About) =>
  useMutation({
    mutationFn: (body: NoteContent) => client.records.createNote({ params: about, body }),
    // The refetch isn't awaited, so that the editor is emptied at once for the next note.
    onSuccess: () => void onSuccess(),
  });

export const useChangeNote = (about: About, conversationId: string) =>
  useMutation({
    mutationFn: (body: NoteContent) => client.records.changeNote({ params: { ...about, conversationId }, body }),
    onSuccess,
  });

export const useDeleteNote = (about: About, conversationId: string) =>
  useMutation({
    mutationFn: () => client.records.deleteNote({ params: { ...about, conversationId } }),
    onSuccess,
  });

/** Shorter than a URL's lifetime (ten minutes). */
const URL_KEPT_MS = 5 * 60_000;

/** The URL at which the browser shows an image of a note. */
export const useNoteImageUrl = (about: About, conversationId: string, path: string) =>
  useQuery({
    ...api.records.getNoteImageUrl.queryOptions({
      input: { params: { ...about, conversationId, imageId: noteImageOf(path)?.id ?? "" } },
    }),
    staleTime: URL_KEPT_MS,
    gcTime: URL_KEPT_MS,
    retry: false,
    // A new URL would load the image again.
    refetchOnWindowFocus: false,
  });
