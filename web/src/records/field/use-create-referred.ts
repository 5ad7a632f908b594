import { splitName } from "@dure/domain/records/split-name";
import { useMutation } from "@tanstack/react-query";
import { client } from "../../lib/api";
import { refresh } from "../../lib/query-client";

/** Makes a company or a contact of a name alone. */
export const useCreateReferred = (entity: "company" | "contact") =>
  useMutation({
    mutationFn: (name: string) =>
      entity === "company"
        ? client.records.createCompany({ body: { name } })
        : client.records.createContact({ body: { name: splitName(name) } }),
    onSuccess: () => refresh("records", "quickSearch"),
  });
