import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

/** Whether the team has sample records; an admin's question. */
export const useSampleData = () => useQuery(api.records.getSampleData.queryOptions({ input: {} }));

const refreshRecords = () => refresh("records");

export const useCreateSampleData = () =>
  useMutation(api.records.createSampleData.mutationOptions({ onSettled: refreshRecords }));

export const useRemoveSampleData = () =>
  useMutation(api.records.removeSampleData.mutationOptions({ onSettled: refreshRecords }));
