import { CustomField, type FieldSet, StandardFieldSettings } from "@dure/domain/records/field/custom-field";
import type { RecordKind } from "@dure/domain/records/record/entity";
import type { DocumentReference, DocumentSnapshot, QuerySnapshot, Transaction } from "firebase-admin/firestore";
import { FieldValue } from "firebase-admin/firestore";
import { LRUCache } from "lru-cache";
import { inTeam } from "../../platform/firebase";

const fields = (teamId: string) => inTeam(teamId, "fields");
const versionDoc = (teamId: string, kind: RecordKind) => inTeam(teamId, "field-sets").doc(kind);

/** Reads a document, inside a transaction or not. */
type Read = (ref: DocumentReference) => Promise<DocumentSnapshot>;

/** Field sets by team and kind, valid while their version is current: reading 500 definitions each time is too much. */
const cache = new LRUCache<string, FieldSet>({ max: 300 });
const keyOf = (teamId: string, kind: RecordKind) => `${teamId}/${kind}`;

/** The definitions are read outside a transaction: each change of them writes the version, which is read first. */
async function fieldSet(read: Read, teamId: string, kind: RecordKind): Promise<FieldSet> {
  const version = Number((await read(versionDoc(teamId, kind))).get("version") ?? 0);
  const key = keyOf(teamId, kind);
  const held = cache.get(key);
  if (held?.version === version) return held;

  const found = await fields(teamId).where("kind", "==", kind).get();
  const set = { kind, version, ...splitFields(found) };
  cache.set(key, set);
  return set;
}

function splitFields({ docs }: QuerySnapshot): Pick<FieldSet, "custom" | "standard"> {
  const [settings, custom] = [docs.filter((doc) => doc.get("field_id")), docs.filter((doc) => !doc.get("field_id"))];
  return {
    custom: custom.map((doc) => CustomField.parse(doc.data())).sort((a, b) => a.order - b.order),
    standard: settings.map((doc) => StandardFieldSettings.parse(doc.data())),
  };
}

/** Reads a kind's definitions. The transaction is retried if they change before it commits. */
export const getFields = (tx: Transaction, teamId: string, kind: RecordKind) =>
  fieldSet((ref) => tx.get(ref), teamId, kind);

export const readFields = (teamId: string, kind: RecordKind) => fieldSet((ref) => ref.get(), teamId, kind);

/** A team's fields of every kind, archived ones included. */
export async function readCustomFields(teamId: string): Promise<CustomField[]> {
  return splitFields(await fields(teamId).get()).custom;
}

/** Drops the cached definitions; the next read goes to Firestore. */
export const invalidateFields = (teamId: string, kind: RecordKind): void => {
  cache.delete(keyOf(teamId, kind));
};

/** Saves a custom field; `set` is what the transaction read. */
export const saveField = (tx: Transaction, teamId: string, set: FieldSet, field: CustomField): void =>
  saveAll(tx, teamId, set, { custom: [field], standard: [] });

/** Saves a team's settings of a standard field. */
export const saveSettings = (tx: Transaction, teamId: string, set: FieldSet, settings: StandardFieldSettings): void =>
  saveAll(tx, teamId, set, { custom: [], standard: [settings] });

export const settingsDocId = ({ kind, field_id }: StandardFieldSettings): string => `${kind}.${field_id}`;

/** Saves several definitions of one kind. */
export function saveAll(
  tx: Transaction,
  teamId: string,
  set: FieldSet,
  { custom, standard }: Pick<FieldSet, "custom" | "standard">,
): void {
  for (const field of custom) tx.set(fields(teamId).doc(field.id), field);
  for (const settings of standard) tx.set(fields(teamId).doc(settingsDocId(settings)), settings);
  touch(tx, teamId, set);
}

function touch(tx: Transaction, teamId: string, { kind, version }: FieldSet): void {
  tx.set(versionDoc(teamId, kind), { kind, version: version + 1, committed_at: FieldValue.serverTimestamp() });
}
