import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { JOINED } from "../../lib/http/joined";
import { useMutation } from "../../lib/use-mutation";

const announcementQuery = () => api.teams.getAnnouncement.queryOptions({ input: {}, context: JOINED });

/**
 * The announcement to show, and a function that marks it as seen. One at a time: the next one is shown on the next
 * visit.
 */
export function useAnnouncement() {
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...announcementQuery(), staleTime: Number.POSITIVE_INFINITY });
  const { mutate } = useMutation(api.teams.markAnnouncementSeen.mutationOptions());
  const markSeen = (announcementId: string) => {
    mutate({ params: { announcementId } });
    queryClient.setQueryData(announcementQuery().queryKey, { announcement: null });
  };
  return { announcement: data?.announcement ?? undefined, markSeen };
}
