import { z } from "zod";
import { SubscribeStatus } from "../../records/field/subscribe-status";
import { RecordPath } from "../../records/record/endpoint-parts";
import { endpoint } from "../../shared/endpoint";
import { PageQuery, pageOf } from "../../shared/page";
import { personal } from "../../shared/personal";
import { Id, Line, Time } from "../../shared/value";
import { emailIssues } from "../email-issues";
import { AddressState, SuppressionReason } from "./address";
import { Proof } from "./proof";

const shownEmail = z.string().meta(personal("contact"));
const Reason = Line(200);
/** All addresses of a request are written in one transaction. */
const MAX_AT_ONCE = 100;

/** An address as a record's page shows it, with its history, newest first. */
const AddressView = AddressState.omit({ joined_into: true, blocked: true, updated_at: true }).extend({
  email: shownEmail,
  proofs: z.array(Proof),
});

const Suppressed = z.object({ id: Id, email: shownEmail, reason: SuppressionReason, at: Time });

/** Why an address may be sent to again. */
export const RemovalReason = z.object({ reason: Reason.min(1, emailIssues.removalReason) });

export const addressApi = {
  getEmailAddress: endpoint("member", {
    method: "GET",
    path: "/email/addresses/{entityId}/{recordId}",
    summary: "The subscription of a record's email address, with its consent history",
  })
    .input(z.object({ params: RecordPath }))
    .output(AddressView),

  setEmailAddress: endpoint("member", {
    method: "PUT",
    path: "/email/addresses/{entityId}/{recordId}",
    summary: "Set the subscription of a record's email address, for all records with that address",
  })
    .input(
      z.object({
        params: RecordPath,
        body: z.object({
          subscribe_status: SubscribeStatus,
          /** How the person agreed; required if they had opted out before. */
          reason: Reason.default(""),
          /** They agreed to mails at night, too. */
          night_consent: z.boolean().optional(),
        }),
      }),
    )
    .output(AddressView),

  listSuppressions: endpoint("member", {
    method: "GET",
    path: "/email/suppressions",
    summary: "The suppression list by address; in no particular order for callers who see addresses masked",
  })
    .input(
      z.object({
        query: PageQuery.extend({
          search: Line(254).optional(),
          reason: SuppressionReason.optional(),
        }),
      }),
    )
    .output(pageOf(Suppressed)),

  addSuppressions: endpoint("admin", {
    method: "POST",
    path: "/email/suppressions",
    summary: "Add addresses to the suppression list",
  })
    .input(
      z.object({
        body: z.object({
          emails: z.array(Line(254)).min(1).max(MAX_AT_ONCE),
          reason: z.enum(["manual", "import"]).default("manual"),
          /** The name of the file that they come from. */
          file: Line(200).default(""),
        }),
      }),
    )
    .output(
      z.object({
        added: z.int(),
        already: z.int(),
        /** The inputs that are not valid addresses, as they were given. */
        invalid: z.array(z.string().meta(personal("contact"))),
      }),
    ),

  removeSuppression: endpoint("admin", {
    method: "POST",
    path: "/email/suppressions/{id}/removal",
    summary: "Remove an address from the suppression list",
    successStatus: 204,
  })
    .input(
      z.object({
        params: z.object({ id: Id }),
        body: RemovalReason,
      }),
    )
    .output(z.void()),

  exportSuppressions: endpoint(
    "admin",
    {
      method: "GET",
      path: "/email/suppressions/export",
      summary: "The suppression list as suppressions.csv",
      outputStructure: "detailed",
    },
    { answersFile: ["text/csv"] },
  ).output(z.object({ headers: z.record(z.string(), z.string()), body: z.custom<AsyncIterable<Uint8Array>>() })),
};
