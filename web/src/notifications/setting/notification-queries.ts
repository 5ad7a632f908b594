import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

const refreshAll = () => refresh("notifications");

export const useNotifications = () =>
  useQuery(api.notifications.listNotificationSettings.queryOptions({ input: {}, select: ({ data }) => data }));

export const useNotification = (id: string) =>
  useQuery(api.notifications.getNotificationSetting.queryOptions({ input: { params: { id } } }));

/** What a notification has sent, page by page. */
export const useNotificationLog = (id: string) =>
  useInfiniteQuery(
    api.notifications.listNotificationLog.infiniteOptions({
      input: (cursor: string | undefined) => ({ params: { id }, query: cursor ? { cursor } : {} }),
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
    }),
  );

export const useCreateNotification = () =>
  useMutation(api.notifications.createNotificationSetting.mutationOptions({ onSuccess: refreshAll }));

export const useChangeNotification = () =>
  useMutation(api.notifications.changeNotificationSetting.mutationOptions({ onSettled: refreshAll }));

export const useToggleNotification = () =>
  useMutation(api.notifications.toggleNotificationSetting.mutationOptions({ onSettled: refreshAll }));

export const useTestNotification = () => useMutation(api.notifications.testNotificationSetting.mutationOptions());

export const useCopyNotification = () =>
  useMutation(api.notifications.copyNotificationSetting.mutationOptions({ onSuccess: refreshAll }));

export const useDeleteNotification = () =>
  useMutation(api.notifications.deleteNotificationSetting.mutationOptions({ onSuccess: refreshAll }));
