import type { ShareConfig } from "@dure/domain/routing/share-link/share-link";
import { useQuery } from "@tanstack/react-query";
import { api, client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";
import { useTeam } from "../../teams/team/team-queries";
import { drawShareImage } from "./draw-share-image";
import { type ShareValues, shareChangesOf } from "./share-form";

/** An image of the link: the stored one, a newly chosen file, or none. */
export type ShareImage = ShareConfig["favicon"] | File;

export type ShareSettings = { values: ShareValues; favicon: ShareImage; og_image: ShareImage };

export const useShareConfig = (routerId: string) =>
  useQuery({ ...api.routing.getShareConfig.queryOptions({ input: { params: { id: routerId } } }), staleTime: 0 });

/** Uploads the chosen images first, then saves the settings that refer to them. */
export function useChangeShareConfig(routerId: string) {
  const { teamId } = useTeam();
  const stored = async (kind: "favicon" | "og_image", image: ShareImage) => {
    if (!(image instanceof File)) return image;
    const png = await drawShareImage(kind, image);
    const { storeShareImage } = await import("./store-share-image");
    return storeShareImage({ teamId, routerId }, png);
  };
  return useMutation({
    mutationFn: async ({ values, favicon, og_image }: ShareSettings) => {
      const pictures = await Promise.all([stored("favicon", favicon), stored("og_image", og_image)]);
      return client.routing.changeShareConfig({
        params: { id: routerId },
        body: { ...shareChangesOf(values), favicon: pictures[0], og_image: pictures[1] },
      });
    },
    onSuccess: () => refresh("routing", "getShareConfig"),
  });
}
