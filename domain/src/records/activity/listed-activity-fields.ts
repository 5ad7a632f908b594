import type { Locale } from "../../shared/text";
import { Field } from "../field/field";
import { operatorsOf } from "../filter/filter-operators";
import type { ListedField } from "../filter/listed-field";
import { ACTIVITY_FIELDS } from "./activity-fields";
import type { ActivitySource } from "./activity-source";

/** A source's fields as editors show them. Their labels are texts already. */
export const listedActivityFields = (source: ActivitySource, locale: Locale): ListedField[] =>
  Object.entries(ACTIVITY_FIELDS[source]).map(([identifier, { as, type, label, options }], order) => ({
    ...Field.parse({
      ...{ id: identifier, category: "custom", label: label[locale], order, type },
      attributes: options
        ? { options: Object.entries(options).map(([value, text]) => ({ value, label: text[locale] })) }
        : {},
    }),
    ...{ identifier, operators: [...operatorsOf(as)], sortable: true },
  }));
