import type { ReportStatus } from "@dure/domain/email/report/report-status";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";

/** How often the numbers are refetched while the campaign is being sent. */
const LIVE_MS = 4_000;

export const useCampaignReport = (id: string) =>
  useQuery(
    api.email.getCampaignReport.queryOptions({
      input: { params: { id } },
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.campaign.status === "sending" ? LIVE_MS : false),
    }),
  );

/** The mail's HTML as it was sent. */
export const useSentHtml = (id: string) =>
  useQuery(api.email.getReportContent.queryOptions({ input: { params: { id } }, select: ({ html }) => html }));

/** The recipients of one list, page by page. */
export const useReportRows = (id: string, status: ReportStatus) =>
  useInfiniteQuery(
    api.email.listCampaignRecipients.infiniteOptions({
      input: (cursor: string | undefined) => ({
        params: { id },
        query: { status, ...(cursor && { cursor }) },
        body: {},
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
      staleTime: 0,
    }),
  );

export const useLinkRows = (id: string) =>
  useInfiniteQuery(
    api.email.listLinkPerformance.infiniteOptions({
      input: (cursor: string | undefined) => ({ params: { id }, query: { ...(cursor && { cursor }) }, body: {} }),
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
      staleTime: 0,
    }),
  );
