import { useQuery } from "@tanstack/react-query";
import { withReauthentication } from "../../identity/second-factor/with-reauthentication";
import { api, client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

const POLL_MS = 3_000;

/** The team's last export, asked for again while it is made. */
export const useTeamExport = () =>
  useQuery(
    api.records.getTeamExport.queryOptions({
      input: {},
      refetchInterval: ({ state }) => (state.data?.data?.state === "running" ? POLL_MS : false),
    }),
  );

export type KnownExport = NonNullable<NonNullable<ReturnType<typeof useTeamExport>["data"]>["data"]>;

/** Begins an export, after the admin has confirmed who they are. */
export const useStartTeamExport = (reauthenticate: () => Promise<unknown>) =>
  useMutation({
    mutationFn: () => withReauthentication(() => client.records.startTeamExport({ body: {} }), reauthenticate),
    onSettled: () => refresh("records", "getTeamExport"),
  });

/** Leads the browser to the file. */
export const useDownloadTeamExport = (reauthenticate: () => Promise<unknown>) =>
  useMutation({
    mutationFn: (id: string) =>
      withReauthentication(() => client.records.getTeamExportLink({ params: { id }, body: {} }), reauthenticate),
    onSuccess: ({ url }) => window.location.assign(url),
  });
