import type { EntityId } from "@dure/domain/records/record/entity";
import type { TodoChange } from "@dure/domain/records/todo/todo";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api, client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

type About = { entityId: EntityId; id: string };

const page = (cursor: string | undefined, done: boolean, page_count = 50) => ({
  ...{ done, page_count },
  ...(cursor && { cursor }),
});

/** The member's own tasks: open ones as they are due, or done ones. */
export const useMyTodos = (done = false, pageCount = 50) =>
  useInfiniteQuery(
    api.records.listMyTodos.infiniteOptions({
      input: (cursor: string | undefined) => ({ query: page(cursor, done, pageCount) }),
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
    }),
  );

/** The tasks that the member gave to others, or all tasks of the team. */
export const useTodosOf = (of: "given" | "all", { done, enabled = true }: { done: boolean; enabled?: boolean }) =>
  useInfiniteQuery({
    ...api.records.listTodos.infiniteOptions({
      input: (cursor: string | undefined) => ({ query: { of, ...page(cursor, done) } }),
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
    }),
    enabled,
  });

/** The tasks of a record. */
export const useRecordTodos = (about: About, { done, enabled = true }: { done: boolean; enabled?: boolean }) =>
  useInfiniteQuery({
    ...api.records.listRecordTodos.infiniteOptions({
      input: (cursor: string | undefined) => ({ params: about, query: page(cursor, done) }),
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
    }),
    enabled,
  });

const refreshTodos = () =>
  Promise.all([
    refresh("records", "listMyTodos"),
    refresh("records", "listTodos"),
    refresh("records", "listRecordTodos"),
    refresh("records", "listTimeline"),
  ]);

export const useCreateTodo = () => useMutation(api.records.createTodo.mutationOptions({ onSuccess: refreshTodos }));

export const useChangeTodo = (id: string) =>
  useMutation({
    mutationFn: (body: TodoChange) => client.records.changeTodo({ params: { id }, body }),
    onSuccess: refreshTodos,
  });

export const useDeleteTodo = (id: string) =>
  useMutation({ mutationFn: () => client.records.deleteTodo({ params: { id } }), onSuccess: refreshTodos });
