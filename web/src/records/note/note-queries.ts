import type { EntityId } from "@dure/domain/records/entity";
import { useMutation, useQuery } from "@tanstack/react-query";
import { api, client } from "../../lib/api";
import { refresh } from "../../lib/query-client";

type About = { entityId: EntityId; id: string };

/** The memos of a record, newest first. */
export const useNotes = (about: About) =>
  useQuery({
    ...api.records.listNotes.queryOptions({ input: { params: about } }),
    select: ({ data }) => data,
  });

const onSuccess = () => refresh("records", "listNotes");

export const useCreateNote = (about: About) =>
  useMutation({
    mutationFn: (text: string) => client.records.createNote({ params: about, body: { text } }),
    onSuccess,
  });

export const useChangeNote = (about: About, conversationId: string) =>
  useMutation({
    mutationFn: (text: string) => client.records.changeNote({ params: { ...about, conversationId }, body: { text } }),
    onSuccess,
  });

export const useDeleteNote = (about: About, conversationId: string) =>
  useMutation({
    mutationFn: () => client.records.deleteNote({ params: { ...about, conversationId } }),
    onSuccess,
  });
