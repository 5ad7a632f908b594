import type { CustomField } from "@dure/domain/records/field/custom-field";
import { SUBSCRIBE_STATUS_LABELS } from "@dure/domain/records/field/system-fields";
import type { GroupLevel } from "@dure/domain/records/group/arrange-groups";
import { groupTexts } from "@dure/domain/records/group/texts";
import { type Pipeline, stagesOf } from "@dure/domain/records/pipeline/pipeline";
import type { Locale } from "@dure/domain/shared/text";
import type { PlannedGroup } from "./aggregate-plan";

/** The sources of names for groups that records refer to by id. */
export type Named = {
  customFields: readonly CustomField[];
  pipelines: Iterable<Pipeline>;
  /** The names of members by id. */
  members: ReadonlyMap<string, string>;
  locale: Locale;
};

type Labels = Pick<GroupLevel, "ordered" | "labels">;

/** The order and the labels of a level's groups, as far as they do not follow from the records themselves. */
export function levelLabels({ field }: PlannedGroup, named: Named): Labels {
  const { locale, pipelines, customFields, members } = named;
  if (field.as === "flag")
    return inOrder([
      ["true", groupTexts.checked[locale]],
      ["false", groupTexts.unchecked[locale]],
    ]);
  if (field.names) return inOrder(Object.entries(field.names).map(([value, label]) => [value, label[locale]]));
  if (field.type === "user") return { ordered: undefined, labels: members };
  const types = [...pipelines].sort((a, b) => a.created_at.localeCompare(b.created_at));
  if (field.type === "record-type") return inOrder(types.map(({ id, title }) => [id, title]));
  if (field.type === "stage") return inOrder(types.flatMap(stagesOf).map(({ id, label }) => [id, label]));
  if (field.type !== "select") return { ordered: undefined, labels: new Map() };
  if (field.key === "subscribe_status")
    return inOrder(Object.entries(SUBSCRIBE_STATUS_LABELS).map(([value, label]) => [value, label[locale]]));
  return optionsOf(customFields.find(({ id }) => id === field.key));
}

const inOrder = (entries: [string, string][]): Labels => ({
  ordered: entries.map(([key]) => key),
  labels: new Map(entries),
});

/** Records may still hold options that are removed: they come after the others, with their last labels. */
function optionsOf(field: CustomField | undefined): Labels {
  const { options = [], removed_options = [] } = field?.attributes ?? {};
  return inOrder([...options, ...removed_options].map(({ value, label }) => [value, label]));
}
