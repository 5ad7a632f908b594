import { BookingPage, BookingPageOptions } from "@dure/domain/scheduling/booking-page/booking-page";
import { fromLegacyFields, toLegacyFields } from "@dure/domain/scheduling/notification/legacy-notification-fields";
import { templateIdsOf } from "@dure/domain/scheduling/notification/notification";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { removeDuty, saveDuty } from "../../forms/usage/duty-store";
import { assertTemplates, removeTemplateUse, saveTemplateUse } from "../../forms/usage/template-use-store";
import { firestore, inTeam } from "../../platform/firebase";

const pageDoc = (teamId: string, id: string) => inTeam(teamId, "booking-pages").doc(id);

function toPage(doc: DocumentSnapshot): BookingPage {
  if (!doc.exists) throw new AppError("NOT_FOUND", schedulingTexts.pageNotFound);
  const data = { ...doc.data(), id: doc.id };
  const stored = StoredPage.parse(data);
  const notifications = stored.notifications ?? fromLegacyFields(stored);
  return BookingPage.parse({ ...data, notifications, ...toLegacyFields(notifications) });
}

/** A page saved before notifications existed has only the older fields, from which the notifications are derived. */
const StoredPage = BookingPageOptions.pick({
  notifications: true,
  reminders: true,
  slack_channel: true,
  follow_up_mail_setting: true,
});

/** @throws NOT_FOUND */
export const getPage = async (teamId: string, id: string): Promise<BookingPage> =>
  toPage(await pageDoc(teamId, id).get());

/** @throws NOT_FOUND */
export const readPage = async (tx: Transaction, teamId: string, id: string): Promise<BookingPage> =>
  toPage(await tx.get(pageDoc(teamId, id)));

export async function findPage(tx: Transaction, teamId: string, id: string): Promise<BookingPage | undefined> {
  const doc = await tx.get(pageDoc(teamId, id));
  return doc.exists ? toPage(doc) : undefined;
}

/** Every page of the team, newest first. */
export async function findPages(teamId: string): Promise<BookingPage[]> {
  const found = await inTeam(teamId, "booking-pages").orderBy("created_at", "desc").get();
  return found.docs.map(toPage);
}

/** The pages whose bookings become deals of a type. */
export async function pageIdsOfDealType(teamId: string, recordTypeId: string): Promise<string[]> {
  const found = await inTeam(teamId, "booking-pages")
    .where("form_submissions_mapping.record_type_id", "==", recordTypeId)
    .select()
    .get();
  return found.docs.map(({ id }) => id);
}

/** The pages of routers' groups, of all teams, that were created between two times (UTC). */
export async function findSubPages(made: { after: string; before: string }): Promise<{ teamId: string; id: string }[]> {
  const found = await firestore
    .collectionGroup("booking-pages")
    .where("mode", "==", "sub")
    .where("created_at", ">", made.after)
    .where("created_at", "<", made.before)
    .select()
    .get();
  return found.docs.map(({ id, ref }) => ({ teamId: ref.parent.parent?.id ?? "", id }));
}

/**
 * To be called before `savePage`, in the same transaction.
 * @param path where the request names them
 * @throws BAD_REQUEST when a template of the page was deleted
 */
export const assertPageTemplates = (
  tx: Transaction,
  teamId: string,
  { notifications }: Pick<BookingPage, "notifications">,
  path: string,
): Promise<void> => assertTemplates(tx, teamId, templateIdsOf(notifications), path);

/** The path at which a request for a page names templates: its notifications, or the older follow-up mail field. */
export const templatesPathOf = ({ notifications }: { notifications?: unknown }): string =>
  notifications ? "body.notifications" : "body.follow_up_mail_setting.email_template_id";

/**
 * Saves a page, with the duty that keeps its organizers active and the use that keeps its templates from being deleted
 * (docs/product/scheduling.md#permissions). Fields that are derived from the notifications are not stored.
 */
export function savePage(tx: Transaction, teamId: string, page: BookingPage): void {
  const { id, reminders: _, slack_channel: __, follow_up_mail_setting: ___, ...fields } = page;
  tx.set(pageDoc(teamId, id), fields);
  const { title, organizers, notifications } = fields;
  const member_ids = organizers.map((organizer) => organizer.id);
  saveDuty(tx, teamId, { id, type: "booking-page", title, member_ids, page_ids: [] });
  saveTemplateUse(tx, teamId, { id, type: "booking-page", title, template_ids: templateIdsOf(notifications) });
}

export function removePage(tx: Transaction, teamId: string, id: string): void {
  tx.delete(pageDoc(teamId, id));
  removeDuty(tx, teamId, id);
  removeTemplateUse(tx, teamId, id);
}
