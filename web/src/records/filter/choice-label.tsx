import { chakra } from "@chakra-ui/react";
import type { ListedField } from "@dure/domain/records/filter/listed-field";
import type { EntityId } from "@dure/domain/records/record/entity";
import { useTranslation } from "react-i18next";
import { useMembers } from "../member/member-queries";
import { useRecord } from "../record/record-queries";
import { fixedChoices } from "./fixed-choices";

/** The label of a chosen id. A removed option keeps its label, struck through. */
export function ChoiceLabel({ field, id }: { field: ListedField; id: string }) {
  const { t } = useTranslation("records");
  const { nameOf } = useMembers();
  const refers = field.type === "many-to-one" ? field.attributes.entity_type : undefined;
  if (refers) return <RecordLabel entity={refers} id={id} />;
  if (field.type === "user") return nameOf(id) ?? t("member.unknown");
  const known = fixedChoices(field).find(({ value }) => value === id)?.label;
  if (known) return known;
  const removed = field.attributes.removed_options?.find(({ value }) => value === id)?.label;
  return removed ? <chakra.s color="fg.muted">{removed}</chakra.s> : t("filter.removedChoice");
}

function RecordLabel({ entity, id }: { entity: EntityId; id: string }) {
  const { t } = useTranslation("records");
  const { data, error } = useRecord(entity, id);
  return error ? t("filter.removedChoice") : (data?.record.label ?? "…");
}
