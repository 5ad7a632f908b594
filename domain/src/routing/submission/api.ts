import { z } from "zod";
import { UploadGrant, UploadRequest } from "../../forms/upload/form-upload";
import { endpoint } from "../../shared/endpoint";
import { PAGE_COUNT } from "../../shared/page";
import { LOCALES } from "../../shared/text";
import { FormView, PublicRouter } from "../router/public-router";
import { RouterId } from "../router/router";
import { ShareConfig, ShareConfigChanges } from "../share-link/share-link";
import { Results } from "./results";
import { DayRange, FormViews, Statistics } from "./statistics";
import { MAX_LISTED_ROWS, SubmissionAnswer, SubmissionRequest, SubmissionRow } from "./submission";

const Path = z.object({ id: RouterId });

/**
 * With a language, the file has headers in that language and times in the team's zone; without one, it has field names
 * for programs and times in UTC.
 */
const ExportLanguage = z.enum(LOCALES);

const RowsQuery = DayRange.extend({
  limit: z.coerce.number<number>().int().min(1).max(MAX_LISTED_ROWS).default(PAGE_COUNT),
});

export const submissionApi = {
  getActiveEntry: endpoint(
    "public",
    { method: "GET", path: "/public/active/entries/{id}", summary: "A router's form" },
    { ratePerMinute: 120, cors: "any-origin" },
  )
    .input(z.object({ params: Path }))
    .output(PublicRouter),

  submitForm: endpoint(
    "public",
    { method: "POST", path: "/public/active/entries/{id}/submissions", summary: "Submit a form", successStatus: 201 },
    { ratePerMinute: 30, cors: "any-origin" },
  )
    .input(z.object({ params: Path, body: SubmissionRequest }))
    .output(SubmissionAnswer),

  allowFormUpload: endpoint(
    "public",
    {
      method: "POST",
      path: "/public/active/entries/{id}/uploads",
      summary: "Ask where to upload a file that answers a form's question",
      successStatus: 201,
    },
    { ratePerMinute: 30, cors: "any-origin" },
  )
    .input(z.object({ params: Path, body: UploadRequest }))
    .output(UploadGrant),

  countFormView: endpoint(
    "public",
    { method: "POST", path: "/public/active/entries/{id}/views", summary: "Count a visit", successStatus: 204 },
    { ratePerMinute: 120, cors: "any-origin" },
  )
    .input(z.object({ params: Path, body: FormView }))
    .output(z.void()),

  getStatistics: endpoint("member", {
    method: "GET",
    path: "/route-logic/{id}/statistics",
    summary: "The outcomes of a router's submissions",
  })
    .input(z.object({ params: Path, query: DayRange }))
    .output(Statistics),

  getResults: endpoint("member", {
    method: "GET",
    path: "/route-logic/{id}/results",
    summary: "Visitors, submissions and meetings of a router by source, group and host",
  })
    .input(z.object({ params: Path, query: DayRange }))
    .output(Results),

  getFormViews: endpoint("member", {
    method: "GET",
    path: "/route-logic/{id}/form-views",
    summary: "How often a router's form was viewed",
  })
    .input(z.object({ params: Path, query: DayRange }))
    .output(FormViews),

  listSubmissions: endpoint("member", {
    method: "GET",
    path: "/route-logic/{id}/rows",
    summary: "A router's newest submissions, as visible to the caller",
  })
    .input(z.object({ params: Path, query: RowsQuery }))
    .output(z.object({ data: z.array(SubmissionRow), is_last: z.boolean() })),

  exportSubmissions: endpoint(
    "admin",
    {
      method: "GET",
      path: "/route-logic/{id}/submissions",
      summary: "A router's submissions as CSV, row by row",
      outputStructure: "detailed",
    },
    { answersFile: ["text/csv"] },
  )
    .input(z.object({ params: Path, query: DayRange.extend({ language: ExportLanguage.optional() }) }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.custom<AsyncIterable<Uint8Array>>() })),
};

export const shareLinkApi = {
  getShareConfig: endpoint(
    "public",
    { method: "GET", path: "/public/link/{id}/share-config", summary: "The share settings of a link" },
    { ratePerMinute: 120 },
  )
    .input(z.object({ params: Path }))
    .output(ShareConfigChanges),

  changeShareConfig: endpoint("member", {
    method: "PATCH",
    path: "/link/{id}/share-config",
    summary: "Change the share settings of a link",
  })
    .input(z.object({ params: Path, body: ShareConfigChanges }))
    .output(ShareConfig),
};
