import { useQuery, useQueryClient } from "@tanstack/react-query";
import { client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";
import { profileQuery } from "../user/user-queries";
import { assertPicture } from "./choose-picture";
import { drawPicture } from "./draw-picture";

const stored = () => import("./stored-picture");

/** The URL of a user's picture; undefined if there is none. */
export function usePictureUrl(uid: string, version: string | null | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ["picture", uid, version],
    queryFn: async () => (await stored()).storedPictureUrl(uid, version ?? ""),
    enabled: Boolean(version),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return version ? data : undefined;
}

/** Sets the user's picture; null removes it. */
export function useChangePicture(uid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (file: File | null) => {
      if (file) {
        assertPicture(file);
        const picture = await drawPicture(file);
        await (await stored()).storePicture(uid, picture);
      } else await (await stored()).removeStoredPicture(uid);
      return client.identity.setPicture({ body: { has_picture: file !== null } });
    },
    onSuccess: (profile) => {
      queryClient.setQueryData(profileQuery().queryKey, profile);
      void refresh("teams", "listMembers");
    },
  });
}
