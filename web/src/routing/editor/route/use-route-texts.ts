import type { GraphCondition, GraphField, GraphNext } from "@dure/domain/routing/graph/graph";
import { isNumberRange, listOf } from "@dure/domain/routing/logic/operand";
import { isOperator, operatorLabel } from "@dure/domain/routing/logic/operators";
import { type RoutableField, routableFields } from "@dure/domain/routing/logic/routable-field";
import type { RouterBody } from "@dure/domain/routing/router/router";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** The labels of a router's fields, conditions and outcomes. */
export function useRouteTexts(draft: RouterBody) {
  const { t } = useTranslation("routing");
  const { form, form_selector, metadata, groups } = draft;
  const fields = useMemo(() => routableFields({ form, form_selector, metadata }), [form, form_selector, metadata]);
  const fieldNamed = (name: string): RoutableField | undefined => fields.find((field) => field.name === name);
  const fieldLabel = (name: string): string => fieldNamed(name)?.label ?? name;
  const operatorText = ({ type }: GraphField, operator: string): string =>
    isOperator(operator) ? t(`route.operator.${operatorLabel(type, operator)}`) : operator;

  const valueText = ({ name, type }: GraphField, { value, operator }: GraphCondition): string => {
    if (type === "checkbox" || operator === "isEmpty" || operator === "isNotEmpty") return "";
    if (isNumberRange(value)) return `${value.start}–${value.end}`;
    const options = fieldNamed(name)?.options ?? [];
    const words = listOf(value).map(
      (one) => options.find((option) => option.value === String(one))?.label ?? String(one),
    );
    return words.filter(Boolean).join(", ") || t("route.noValue");
  };
  const conditionText = (field: GraphField, condition: GraphCondition): string =>
    t("route.sentence", {
      value: valueText(field, condition),
      operator: operatorText(field, condition.operator),
    }).trim();

  /** A field's label, with a number where the field has several nodes. */
  const nodeLabel = (id: string): string => {
    const name = draft.fields.find((field) => field.id === id)?.name ?? "";
    const same = draft.fields.filter((field) => field.name === name);
    const label = fieldLabel(name);
    return same.length > 1 ? `${label} (${same.findIndex((field) => field.id === id) + 1})` : label;
  };

  const groupName = (id: string): string => groups.find((group) => group.id === id)?.props.name || t("actions.unnamed");
  const nextText = (next: GraphNext | null): string => {
    if (next === null) return t("route.unconnected");
    if (next.type === "disqualified") return t("route.disqualified");
    if (next.type !== "node") return groupName(next.id);
    return nodeLabel(next.id);
  };
  return { fields, fieldNamed, fieldLabel, nodeLabel, operatorText, conditionText, groupName, nextText };
}

export type RouteTexts = ReturnType<typeof useRouteTexts>;
