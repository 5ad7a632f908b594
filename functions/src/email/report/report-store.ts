import { campaignTexts } from "@dure/domain/email/campaign/campaign-texts";
import { TrackedRecipient } from "@dure/domain/email/event/tracked-recipient";
import { Recipient } from "@dure/domain/email/ledger/recipient";
import { ReportedCampaign, Statistics } from "@dure/domain/email/report/campaign-report";
import type { ReportStatus, SortField } from "@dure/domain/email/report/report-status";
import { AppError } from "@dure/domain/shared/error";
import { FieldPath, type Query } from "firebase-admin/firestore";
import { z } from "zod";
import { firestore, inTeam } from "../../platform/firebase";
import { pagesOf } from "../../platform/firestore/pages-of-store";
import { Place, readPage } from "../../platform/firestore/read-page-store";

const recipients = (teamId: string, campaignId: string) => inTeam(teamId, `campaigns/${campaignId}/recipients`);

/** @throws NOT_FOUND */
export async function readReportedCampaign(teamId: string, id: string): Promise<ReportedCampaign> {
  const doc = await inTeam(teamId, "campaigns").doc(id).get();
  if (!doc.exists) throw new AppError("NOT_FOUND", campaignTexts.notFound);
  return ReportedCampaign.parse(doc.data());
}

/** The statistics by hour, provider and link, in the few documents that hold them. */
export async function readStatistics(teamId: string, campaignId: string): Promise<Statistics[]> {
  const { docs } = await inTeam(teamId, `campaigns/${campaignId}/links`).get();
  return docs.map((doc) => Statistics.parse(doc.data()));
}

/** The recipients of a list, in no order. */
function listed(teamId: string, campaignId: string, status: ReportStatus): Query {
  const all = recipients(teamId, campaignId);
  if (status === "error") return all.where("status", "==", "failed");
  if (status === "skipped" || status === "unknown") return all.where("status", "==", status);
  return all.where("lists", "array-contains", status);
}

export async function countListed(teamId: string, campaignId: string, status: ReportStatus): Promise<number> {
  return (await listed(teamId, campaignId, status).count().get()).data().count;
}

/** Where a page begins. `at` is null for recipients who have never opened or clicked the mail. */
export const RecipientPlace = Place.extend({ at: z.string().nullable() });
type RecipientPlace = z.infer<typeof RecipientPlace>;

type Page = {
  status: ReportStatus;
  field: SortField;
  direction: "asc" | "desc";
  after: RecipientPlace | undefined;
  limit: number;
};

/** A page of a campaign's recipients, and where the next one begins. */
export async function recipientPage(
  teamId: string,
  campaignId: string,
  { status, ...page }: Page,
): Promise<{ recipients: Recipient[]; next: RecipientPlace | undefined }> {
  const { docs, next } = await readPage(listed(teamId, campaignId, status), page);
  return { recipients: docs.map((doc) => Recipient.parse({ ...doc.data(), id: doc.id })), next };
}

const EXPORTED_AT_ONCE = 500;

/** All recipients of a campaign, page by page, by their ids. */
export async function* recipientPages(teamId: string, campaignId: string): AsyncGenerator<Recipient[]> {
  const ordered = recipients(teamId, campaignId).orderBy(FieldPath.documentId());
  for await (const docs of pagesOf(ordered, EXPORTED_AT_ONCE))
    yield docs.map((doc) => Recipient.parse({ ...doc.data(), id: doc.id }));
}

const WithHtml = z.object({ html: z.string() });

/** The mail's HTML as it was sent, with variables; "" before that. */
export async function readSentHtml(teamId: string, campaignId: string): Promise<string> {
  const frozen = await inTeam(teamId, `campaigns/${campaignId}/frozen`).doc("content").get();
  const stored: unknown = frozen.data();
  const { data: asFields } = WithHtml.safeParse(stored);
  if (asFields) return asFields.html;
  const text: unknown = frozen.get("content");
  return (typeof text === "string" && WithHtml.safeParse(JSON.parse(text)).data?.html) || "";
}

/** The campaigns that were sent last. */
export async function lastSentCampaigns(teamId: string, limit: number): Promise<string[]> {
  const sent = inTeam(teamId, "campaigns").where("status", "==", "sent").orderBy("sent_at", "desc").limit(limit);
  return (await sent.select().get()).docs.map(({ id }) => id);
}

/** The campaigns that were launched last, the newest first. */
export async function launchedCampaigns(teamId: string, limit: number): Promise<{ id: string; name: string }[]> {
  const launched = inTeam(teamId, "campaigns")
    .where("launched_at", ">", "")
    .orderBy("launched_at", "desc")
    .limit(limit);
  const { docs } = await launched.select("name", "launched_at").get();
  return docs.map((doc) => ({ id: doc.id, name: String(doc.get("name")) }));
}

/** One address as a recipient of several campaigns, in the campaigns' order; undefined where it is no recipient. */
export const recipientIn = (
  teamId: string,
  campaignIds: readonly string[],
  key: string,
): Promise<(Recipient | undefined)[]> => readIn(teamId, campaignIds, { key, schema: Recipient });

/** Like `recipientIn`, with everything that is known of each mail. */
export const trackedIn = (
  teamId: string,
  campaignIds: readonly string[],
  key: string,
): Promise<(TrackedRecipient | undefined)[]> => readIn(teamId, campaignIds, { key, schema: TrackedRecipient });

async function readIn<Schema extends z.ZodType>(
  teamId: string,
  campaignIds: readonly string[],
  { key, schema }: { key: string; schema: Schema },
): Promise<(z.infer<Schema> | undefined)[]> {
  if (campaignIds.length === 0) return [];
  const docs = await firestore.getAll(...campaignIds.map((id) => recipients(teamId, id).doc(key)));
  return docs.map((doc) => (doc.exists ? schema.parse({ ...doc.data(), id: doc.id }) : undefined));
}
