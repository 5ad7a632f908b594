import type { RecordView } from "@dure/domain/records/record/record";
import { client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

const onSuccess = () => {
  void refresh("records");
};

type Input<Name extends "createLead" | "createDeal" | "createCompany" | "createContact"> = Parameters<
  (typeof client.records)[Name]
>[0];

export const useCreateLead = () =>
  useMutation({
    mutationFn: (body: Input<"createLead">["body"]): Promise<RecordView> => client.records.createLead({ body }),
    onSuccess,
  });

export const useCreateDeal = () =>
  useMutation({
    mutationFn: (input: Input<"createDeal">): Promise<RecordView> => client.records.createDeal(input),
    onSuccess,
  });

export const useCreateCompany = () =>
  useMutation({
    mutationFn: (body: Input<"createCompany">["body"]): Promise<RecordView> => client.records.createCompany({ body }),
    onSuccess,
  });

export const useCreateContact = () =>
  useMutation({
    mutationFn: (body: Input<"createContact">["body"]): Promise<RecordView> => client.records.createContact({ body }),
    onSuccess,
  });
