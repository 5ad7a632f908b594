import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

const refreshTemplates = () => refresh("email");

export const useTemplates = () =>
  useQuery(api.email.listTemplates.queryOptions({ input: {}, select: ({ data }) => data }));

/** The uses of a template; disabled without one. */
export const useReferences = (id: number | undefined) =>
  useQuery(
    api.email.listTemplateReferences.queryOptions({
      input: { params: { id: id ?? 0 } },
      enabled: id !== undefined,
      select: ({ data }) => data,
    }),
  );

export const useCreateTemplate = () =>
  useMutation(api.email.createTemplate.mutationOptions({ onSuccess: refreshTemplates }));

export const useChangeTemplate = () =>
  useMutation(api.email.changeTemplate.mutationOptions({ onSettled: refreshTemplates }));

export const useDeleteTemplate = () =>
  useMutation(api.email.deleteTemplate.mutationOptions({ onSuccess: refreshTemplates }));

export const useSendTestMail = () => useMutation(api.email.sendTestMail.mutationOptions());
