import { NotificationSetting, type TriggerType } from "@dure/domain/notifications/setting/setting";
import { notificationsTexts } from "@dure/domain/notifications/texts";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const settings = (teamId: string) => inTeam(teamId, "notification-settings");

/** What queries need is stored in fields; the rest is JSON. */
const toStored = ({ trigger, action, ...fields }: NotificationSetting) => ({
  ...fields,
  content: JSON.stringify({ trigger, action }),
  /** Only an active setting is found by what fires it. */
  fired_by: fields.is_active ? trigger.type : null,
});

const toSetting = (doc: DocumentSnapshot): NotificationSetting =>
  NotificationSetting.parse({ ...doc.data(), ...JSON.parse(String(doc.get("content"))) });

/** A team's settings, last changed first. */
export async function findSettings(teamId: string): Promise<NotificationSetting[]> {
  const { docs } = await settings(teamId).get();
  return docs.map(toSetting).sort((a, b) => b.updated_at.localeCompare(a.updated_at));
}

export async function countSettings(teamId: string): Promise<number> {
  return (await settings(teamId).count().get()).data().count;
}

/** A setting; undefined once it is deleted. */
export async function findSetting(
  teamId: string,
  id: string,
  tx?: Transaction,
): Promise<NotificationSetting | undefined> {
  const ref = settings(teamId).doc(id);
  const doc = await (tx ? tx.get(ref) : ref.get());
  return doc.exists ? toSetting(doc) : undefined;
}

/** @throws NOT_FOUND */
export async function getSetting(teamId: string, id: string, tx?: Transaction): Promise<NotificationSetting> {
  const setting = await findSetting(teamId, id, tx);
  if (!setting) throw new AppError("NOT_FOUND", notificationsTexts.notFound);
  return setting;
}

export function saveSetting(tx: Transaction, teamId: string, setting: NotificationSetting): void {
  tx.set(settings(teamId).doc(setting.id), toStored(setting));
}

export function removeSetting(tx: Transaction, teamId: string, id: string): void {
  tx.delete(settings(teamId).doc(id));
}

/** The active settings that some kinds of trigger fire. */
export async function settingsFiredBy(teamId: string, types: readonly TriggerType[]): Promise<NotificationSetting[]> {
  return (await settings(teamId).where("fired_by", "in", types).get()).docs.map(toSetting);
}

/** Whether any active setting is fired by some kinds of trigger. */
export async function hasSettingFiredBy(teamId: string, types: readonly TriggerType[]): Promise<boolean> {
  return !(await settings(teamId).where("fired_by", "in", types).limit(1).select().get()).empty;
}
