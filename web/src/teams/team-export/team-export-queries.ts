import { useQuery } from "@tanstack/react-query";
import { withReauthentication } from "../../identity/second-factor/with-reauthentication";
import { api, client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

const POLL_MS = 3_000;

/** The team's last export; polled while it is in progress. */
export const useTeamExport = () =>
  useQuery(
    api.records.getTeamExport.queryOptions({
      input: {},
      refetchInterval: ({ state }) => (state.data?.data?.state === "running" ? POLL_MS : false),
    }),
  );

export type KnownExport = NonNullable<NonNullable<ReturnType<typeof useTeamExport>["data"]>["data"]>;

/** Starts an export. If the sign-in is too old, the admin signs in again first. */
export const useStartTeamExport = (reauthenticate: () => Promise<unknown>) =>
  useMutation({
    mutationFn: () => withReauthentication(() => client.records.startTeamExport({ body: {} }), reauthenticate),
    onSettled: () => refresh("records", "getTeamExport"),
  });

/** Downloads the file in the browser. */
export const useDownloadTeamExport = (reauthenticate: () => Promise<unknown>) =>
  useMutation({
    mutationFn: (id: string) =>
      withReauthentication(() => client.records.getTeamExportLink({ params: { id }, body: {} }), reauthenticate),
    onSuccess: ({ url }) => window.location.assign(url),
  });
