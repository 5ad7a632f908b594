import type { TextsLike } from "../../lib/texts-like";
import type { chartKo } from "./chart-ko";

export const chartEn: TextsLike<typeof chartKo> = {
  value: "Value",
  total: "Total",
  converted: "Converted",
  rate: "Rate (%)",
  blank: "(Blank)",
  state: {
    empty: "No data to display.",
    "too-many": "There are too many values to display.",
    "negative-number": "The data includes negative values.",
  },
  error: {
    field: "The field has been deleted.",
    stage: "The stage has been deleted.",
    option: "The option has been deleted.",
    "record-type": "The deal type has been deleted.",
    form: "The form has been deleted.",
    masked: "The field is masked, so it can't be calculated.",
    filter: "There is an error in the report configuration.",
    name: "Please replace or remove ‘{{name}}’.",
  },
  locked: {
    title: "The form/lead router is not available",
    description: "Your plan doesn't include the form/lead router, so this report can't be shown.",
  },
};
