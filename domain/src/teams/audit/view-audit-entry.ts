import type { Locale } from "../../shared/text";
import { changedValues, HIDDEN, rawValue, shownSubject } from "./audit-changes";
import { type AuditChange, type AuditEntry, actorTypeOf, type StoredAuditEntry } from "./audit-entry";
import { auditValueText } from "./audit-value-text";
import type { AuditWords } from "./audit-words";
import { subjectName } from "./subject-name";

/** Fields that a sentence names; the others are in the entry's details. */
const NAMED_FIELDS = 3;

type Reader = {
  teamId: string;
  locale: Locale;
  words: AuditWords;
  /** The names of members, custom fields, options and stages by their ids. */
  names: ReadonlyMap<string, string>;
};

/** An entry in its reader's language; undefined for a type that this version doesn't know any more. */
export function viewAuditEntry(stored: StoredAuditEntry, reader: Reader): AuditEntry | undefined {
  const { locale, words } = reader;
  const [target = "", action_type = ""] = stored.type.split(".");
  const [phrase, kind] = [words.phrases[stored.type], words.kinds[target]];
  if (!phrase || !kind) return undefined;
  const { before, after } = stored.change;
  const changes = changesOf(stored, target, reader);
  const name = subjectName(after ?? before);
  return {
    id: stored.id,
    timestamp: stored.at,
    team_id: reader.teamId,
    user_id: stored.actor.id,
    user_name: stored.actor.name,
    ip: stored.ip,
    category: kind.category,
    action_type,
    target,
    name,
    subject_id: shownSubject(target, stored.subject_id),
    message: sentence(phrase[locale], name, before === null || after === null ? [] : changes),
    target_label: kind[locale],
    action_label: words.actions[action_type]?.[locale] ?? action_type,
    actor_type: actorTypeOf(stored.actor),
    tool: stored.actor.tool ?? null,
    request_id: stored.request_id,
    changes,
  };
}

function sentence(phrase: string, name: string, changes: readonly AuditChange[]): string {
  const labels = changes.slice(0, NAMED_FIELDS).map(({ label }) => label);
  const more = changes.length > NAMED_FIELDS ? [`+${changes.length - NAMED_FIELDS}`] : [];
  return `${phrase}${name && `: ${name}`}${labels.length > 0 ? ` (${[...labels, ...more].join(", ")})` : ""}`;
}

function changesOf({ change }: StoredAuditEntry, kind: string, reader: Reader): AuditChange[] {
  const { locale, words, names } = reader;
  const said = (field: string, subject: (typeof change)["after"], text: string) =>
    text === "" || text === HIDDEN ? text : auditValueText(field, rawValue(subject, field), text, reader);
  return changedValues(change.before, change.after).map(({ field, before, after }) => ({
    field,
    label: words.fieldLabel(kind, field)?.[locale] ?? names.get(field) ?? field,
    before: said(field, change.before, before),
    after: said(field, change.after, after),
  }));
}
