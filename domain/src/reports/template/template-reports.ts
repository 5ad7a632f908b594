import type { z } from "zod";
import type { Condition, Filter } from "../../records/filter/filter";
import { mailIdentifier } from "../../records/filter/mail-activity";
import type { Pipeline } from "../../records/pipeline/pipeline";
import type { Text } from "../../shared/text";
import type { ReportContent, ViewSetting } from "../dashboard/report";
import { ConversionSetting, defaultNestedFilter, stageIn } from "../setting/conversion-setting";
import { GeneralSetting } from "../setting/general-setting";
import { RouterSetting } from "../setting/router-setting";
import type { Template } from "./template";
import { templateTitles as titles } from "./template-titles";

/** The team's data that a template's reports refer to. */
export type TemplateSources = {
  pipelines: readonly Pipeline[];
  /** The team's form and lead routers; none without the feature. */
  routers: readonly { id: string; title: string }[];
};

export type TemplateReport = { title: Text; content: ReportContent; view_setting: ViewSetting };

/** The reports of a template's dashboard, with their positions on the grid of twelve columns. */
export const templateReports = (template: Template, sources: TemplateSources): TemplateReport[] =>
  REPORTS[template](sources);

const REPORTS: Record<Template, (sources: TemplateSources) => TemplateReport[]> = {
  "sales-overview": ({ pipelines }) => [
    general(titles.newDeals, at(0, 0, 3, 3), { filter: all(thisMonth("deal_converted_at")) }),
    general(titles.wonAmount, at(3, 0, 3, 3), {
      metric: AMOUNT,
      filter: all(...won(pipelines), thisMonth("close_date")),
    }),
    general(titles.openAmount, at(6, 0, 3, 3), { metric: AMOUNT, filter: all(...open(pipelines)) }),
    conversion(titles.winRate, at(9, 0, 3, 3), { nested_filter: defaultNestedFilter(stagesOf(pipelines, WON)) }),
    general(titles.amountByMonth, at(0, 3, 8, 5), {
      ...{ chart_type: "column", metric: AMOUNT, filter: all(...won(pipelines), thisYear("close_date")) },
      group_by: [by("close_date", "monthly")],
    }),
    general(titles.amountByAssignee, at(8, 3, 4, 5), {
      ...{
        chart_type: "bar",
        metric: AMOUNT,
        sort: "value-desc",
        filter: all(...won(pipelines), thisYear("close_date")),
      },
      group_by: [by("assignee")],
    }),
  ],
  pipeline: ({ pipelines }) => [
    general(titles.dealsByStage, at(0, 0, 6, 5), { chart_type: "column", group_by: [by("stage")] }),
    general(titles.amountByStage, at(6, 0, 6, 5), { chart_type: "column", metric: AMOUNT, group_by: [by("stage")] }),
    ...funnels(pipelines),
    general(titles.dealsByAssignee, at(6, 5, 6, 5), {
      ...{ chart_type: "bar", filter: all(...open(pipelines)), sort: "value-desc", group_by: [by("assignee")] },
    }),
  ],
  "lead-sources": () => [
    general(titles.newLeads, at(0, 0, 3, 3), { ...LEADS, filter: all(thisMonth("created_at")) }),
    conversion(titles.leadsToDeals, at(0, 3, 3, 3), {
      entity_type: "lead-deal-combined",
      nested_filter: {
        filter: all(thisYear("created_at")),
        nested: all({ identifier: "deal_converted_at", condition: "isNotEmpty" }),
      },
    }),
    general(titles.leadsBySource, at(3, 0, 4, 6), {
      ...{ ...LEADS, chart_type: "pie", sort: "value-desc", group_by: [by("incoming_source")] },
    }),
    general(titles.leadsByWeek, at(7, 0, 5, 6), {
      ...{ ...LEADS, chart_type: "line", filter: all(recent("created_at")), group_by: [by("created_at", "weekly")] },
    }),
    general(titles.amountBySource, at(0, 6, 6, 5), {
      ...{ chart_type: "bar", metric: AMOUNT, sort: "value-desc", group_by: [by("incoming_source")] },
    }),
    general(titles.leadsByCampaign, at(6, 6, 6, 5), {
      ...{ ...LEADS, chart_type: "bar", sort: "value-desc", group_by: [by("utm_campaign")] },
    }),
  ],
  meetings: () => [
    general(titles.firstMeetings, at(0, 0, 3, 3), { ...LEADS, filter: all(thisMonth("first_meeting_at")) }),
    conversion(titles.leadsWithMeeting, at(0, 3, 3, 3), {
      entity_type: "lead-deal-combined",
      nested_filter: {
        filter: all(thisYear("created_at")),
        nested: all({ identifier: "first_meeting_at", condition: "isNotEmpty" }),
      },
    }),
    general(titles.meetingsByWeek, at(3, 0, 9, 6), {
      ...{ entity_type: "meeting", chart_type: "column", filter: all(recent("starts_at"), SCHEDULED) },
      group_by: [by("starts_at", "weekly")],
    }),
    general(titles.meetingsByHost, at(0, 6, 6, 5), {
      ...{ entity_type: "meeting", chart_type: "bar", sort: "value-desc", filter: all(thisYear("starts_at")) },
      ...{ group_by: [by("owner"), by("state")], stacked: true },
    }),
    general(titles.meetingsByPage, at(6, 6, 6, 5), {
      ...{ entity_type: "meeting", chart_type: "pie", filter: all(thisYear("starts_at")), group_by: [by("page")] },
    }),
  ],
  forms: ({ routers }) => [
    general(titles.submissions, at(0, 0, 3, 4), {
      ...{ entity_type: "submission", filter: all(thisMonth("submitted_at")) },
    }),
    general(titles.submissionsByWeek, at(3, 0, 9, 4), {
      ...{ entity_type: "submission", chart_type: "column", filter: all(recent("submitted_at")), stacked: true },
      group_by: [by("submitted_at", "weekly"), by("form")],
    }),
    ...routers.slice(0, MAX_ROUTERS).map(({ id, title }, place) => ({
      title: { ko: title, en: title },
      content: { type: "form-lead-router" as const, setting: RouterSetting.parse({ form_id: id }) },
      view_setting: at((place % 2) * 6, 4 + Math.floor(place / 2) * 5, 6, 5),
    })),
  ],
  campaigns: () => [
    conversion(titles.opened, at(0, 0, 4, 4), mailed("received", "opened")),
    conversion(titles.clicked, at(4, 0, 4, 4), mailed("received", "clicked")),
    conversion(titles.unsubscribed, at(8, 0, 4, 4), mailed("received", "unsubscribed")),
    general(titles.openedByCampaign, at(0, 4, 6, 5), {
      ...{ entity_type: "campaign-mail", chart_type: "bar", sort: "value-desc", filter: all(happened("opened")) },
      group_by: [by("campaign")],
    }),
    general(titles.clickedByAssignee, at(6, 4, 6, 5), {
      ...{ ...LEADS, chart_type: "bar", sort: "value-desc", filter: all(mail("clicked")) },
      group_by: [by("assignee")],
    }),
  ],
  website: () => [
    general(titles.visits, at(0, 0, 3, 3), { ...VISITS, filter: all(thisMonth("visited_at")) }),
    general(titles.knownVisits, at(0, 3, 3, 3), {
      ...{ ...VISITS, filter: all(thisMonth("visited_at"), { identifier: "known", condition: "is", value: true }) },
    }),
    general(titles.visitsByWeek, at(3, 0, 9, 6), {
      ...{ ...VISITS, chart_type: "line", filter: all(recent("visited_at")), group_by: [by("visited_at", "weekly")] },
    }),
    general(titles.visitsBySource, at(0, 6, 6, 5), {
      ...{ ...VISITS, chart_type: "pie", filter: all(thisMonth("visited_at")), group_by: [by("source")] },
    }),
    general(titles.stayByPage, at(6, 6, 6, 5), {
      ...{ ...VISITS, chart_type: "bar", sort: "value-desc", filter: all(thisMonth("visited_at")) },
      ...{ metric: { field_id: "minutes", aggregation: "average" }, group_by: [by("landing")] },
    }),
  ],
};

const VISITS = { entity_type: "visit" } as const;
const SCHEDULED: Condition = { identifier: "state", condition: "is", value: "scheduled" };
const happened = (identifier: string): Condition => ({ identifier, condition: "isNotEmpty" });
const MAX_ROUTERS = 6;
const LEADS = { entity_type: "lead-deal-combined" } as const;
const AMOUNT = { field_id: "contract_amount", aggregation: "sum" } as const;
const WON = ["SALES_SUCCESS"];
const ENDED = ["SALES_SUCCESS", "SALES_FAILURE"];

const at = (x: number, y: number, w: number, h: number): ViewSetting => ({ x, y, w, h });
const by = (identifier: string, value: "monthly" | "weekly" | null = null) => ({ identifier, value });

const general = (title: Text, view_setting: ViewSetting, setting: z.input<typeof GeneralSetting>): TemplateReport => ({
  title,
  content: { type: "general", setting: GeneralSetting.parse(setting) },
  view_setting,
});

const conversion = (
  title: Text,
  view_setting: ViewSetting,
  setting: z.input<typeof ConversionSetting>,
): TemplateReport => ({
  title,
  content: { type: "conversion", setting: ConversionSetting.parse(setting) },
  view_setting,
});

/** How deals go through the stages of the first deal type. */
const funnels = (pipelines: readonly Pipeline[]): TemplateReport[] =>
  pipelines.slice(0, 1).map(({ id }) =>
    conversion(titles.funnel, at(0, 5, 6, 5), {
      mode: "funnel",
      stages: { record_type_id: id, period: { date_option: "THIS_YEAR" } },
    }),
  );

const all = (...conditions: Condition[]): Filter => ({ operator: "AND", conditions });
const thisMonth = (identifier: string): Condition => ({ identifier, condition: "is", value: "THIS_MONTH" });
const thisYear = (identifier: string): Condition => ({ identifier, condition: "is", value: "THIS_YEAR" });
/** Reaches back more than a quarter, so that a chart by week always has enough weeks. */
const recent = (identifier: string): Condition => ({
  identifier,
  condition: "exactlyOrLaterThan",
  value: "LAST_QUARTER",
});

const stagesOf = (pipelines: readonly Pipeline[], wanted: readonly string[]): string[] =>
  pipelines.flatMap(({ statuses }) =>
    statuses.filter(({ status }) => wanted.includes(status)).flatMap(({ stages }) => stages.map(({ id }) => id)),
  );
const won = (pipelines: readonly Pipeline[]): Condition[] => stageIn(stagesOf(pipelines, WON));
const open = (pipelines: readonly Pipeline[]): Condition[] => {
  const ended = stagesOf(pipelines, ENDED);
  return ended.length > 0 ? [{ identifier: "stage", condition: "notIn", value: ended }] : [];
};

const mail = (act: "received" | "opened" | "clicked" | "unsubscribed"): Condition => ({
  identifier: mailIdentifier(act),
  condition: "is",
  value: { campaign_id: null, days: null },
});
const mailed = (from: Parameters<typeof mail>[0], to: Parameters<typeof mail>[0]) => ({
  ...LEADS,
  nested_filter: { filter: all(mail(from)), nested: all(mail(to)) },
});
